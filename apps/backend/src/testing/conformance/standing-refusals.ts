import { standingOrderSchema, type ErrorCode } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { RefusalWorld } from './rejection-fixture';

const THURSDAY = '2026-11-26';
/** The deadline for Thursday. */
const TOO_LATE = new Date('2026-11-25T15:00:00Z');
const SETTINGS = {
  name: 'Milch',
  rhythm: { kind: 'WEEKDAYS', days: [4] },
  from: '2026-11-25',
  mode: 'SUBMIT_AT_DEADLINE',
  closedDays: 'EARLIER',
  guards: { missing: 'ASK' },
} as const;

/** What a buyer does with a standing order of the orderer's. */
const atStandingOrder = async (refusals: RefusalWorld, sku = refusals.article.sku, amount = 3) => {
  const own = { tenant: 'AZ', customerId: refusals.who.customerId };
  const lines = [{ sku, unitAbbreviation: 'ST', amount }];
  const { body } = await refusals.make('createStandingOrder', {
    parameters: own,
    body: { ...SETTINGS, lines },
  });
  const { id } = standingOrderSchema.parse(body);
  const parameters = { ...own, standingOrderId: id, date: THURSDAY };
  return { whole: { ...own, standingOrderId: id }, parameters, update: { ...SETTINGS, lines, version: 1 } };
};

const OF_OCCURRENCES = ['skipOccurrence', 'unskipOccurrence', 'resetOccurrenceLines'] as const;

/** How what is done with standing orders is refused, by code. */
export const STANDING_REFUSALS: Partial<
  Readonly<Record<ErrorCode, (refusals: RefusalWorld) => Promise<unknown>>>
> = {
  'standing-order-changed': async (refusals) => {
    const { whole, parameters, update } = await atStandingOrder(refusals);
    const code = 'standing-order-changed';
    await refusals.refuse(code, 'resumeStandingOrder', { parameters: whole });
    await refusals.make('stopStandingOrder', { parameters: whole });
    await refusals.refuse(code, 'pauseStandingOrder', { parameters: whole, body: {} });
    await refusals.refuse(code, 'putStandingOrder', { parameters: whole, body: update });
    for (const name of OF_OCCURRENCES) await refusals.refuse(code, name, { parameters });
    await refusals.refuse(code, 'putOccurrenceLines', { parameters, body: { lines: update.lines } });
    await refusals.refuse(code, 'submitOccurrence', { parameters, body: {} });
  },
  'not-found': async (refusals) => {
    const lines = [{ sku: refusals.article.sku, unitAbbreviation: 'ST', amount: 3 }];
    await refusals.refuse('not-found', 'createStandingOrder', {
      parameters: { tenant: 'AZ', customerId: refusals.who.customerId },
      body: { ...SETTINGS, deliveryAddressExternalId: 'nobody', lines },
    });
  },
  'deadline-passed': async (refusals) => {
    const { parameters, update } = await atStandingOrder(refusals);
    const { clock } = refusals;
    const before = clock.now();
    clock.moveTo(TOO_LATE);
    const late = async () => {
      for (const name of OF_OCCURRENCES) await refusals.refuse('deadline-passed', name, { parameters });
      const body = { lines: update.lines };
      await refusals.refuse('deadline-passed', 'putOccurrenceLines', { parameters, body });
      await refusals.refuse('deadline-passed', 'submitOccurrence', { parameters, body: {} });
    };
    await late().finally(() => {
      clock.moveTo(before);
    });
  },
  'amount-too-small': async (refusals) => {
    const { parameters } = await atStandingOrder(refusals, refusals.bySix.sku, 5);
    await refusals.refuse('amount-too-small', 'submitOccurrence', { parameters, body: {} });
  },
  'cart-empty': async (refusals) => {
    const { parameters } = await atStandingOrder(refusals);
    const body = { withoutSkus: [refusals.article.sku] };
    await refusals.refuse('cart-empty', 'submitOccurrence', { parameters, body });
  },
  'order-value-too-small': async (refusals) => {
    const { parameters } = await atStandingOrder(refusals);
    const setMinimum = (slot: object) =>
      refusals.store.asSystem((queries) =>
        sql`update delivery_slot set slot = (slot - 'minimumOrderValue') || ${JSON.stringify(slot)}::jsonb
          where customer_id = ${refusals.who.customerId}`.execute(queries),
      );
    await setMinimum({ minimumOrderValue: '9999' });
    await refusals
      .refuse('order-value-too-small', 'submitOccurrence', { parameters, body: {} })
      .finally(() => setMinimum({}));
  },
};
