import { orderSchema, type ErrorCode, type Order } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { CallArguments } from './call-over-http';
import type { RefusalWorld } from './rejection-fixture';

const THURSDAY = '2026-11-26';
/** A Sunday, on which nobody drives. */
const NO_DELIVERY = '2026-11-29';
/** The deadline for Thursday. */
const TOO_LATE = new Date('2026-11-25T15:00:00Z');

/** What a buyer does with an order of the orderer's. */
const atOrder = async (refusals: RefusalWorld) => {
  const { make, who, article } = refusals;
  const own = { tenant: 'AZ', customerId: who.customerId };
  await make('putCartItem', {
    parameters: own,
    body: { sku: article.sku, amount: 3, unitAbbreviation: 'ST' },
  });
  const { body } = await make('submitCart', {
    parameters: own,
    body: { requestedDeliveryDay: THURSDAY },
    headers: { 'idempotency-key': randomUUID() },
  });
  const taken: Order = orderSchema.parse(body);
  const parameters = { ...own, orderId: taken.id };
  const line = (amount: number, sku = article.sku) => ({ sku, amount, unitAbbreviation: 'ST' });
  const change = (more: object = {}, key: string = randomUUID()): CallArguments => ({
    parameters,
    body: { seenRevision: 1, lines: [line(2)], ...more },
    headers: { 'idempotency-key': key },
  });
  const cancellation: CallArguments = { parameters, body: { seenRevision: 1 } };
  /** What a change is refused for, its preview is as well. */
  const refuseChange = async (code: ErrorCode, more: object = {}) => {
    const { headers, ...preview } = change(more);
    await refusals.refuse(code, 'previewOrderChange', preview);
    await refusals.refuse(code, 'changeOrder', { ...preview, headers });
  };
  return { id: taken.id, line, change, refuseChange, cancellation };
};

/** How changes and cancellations of orders are refused, by code. */
export const CHANGE_REFUSALS: Partial<
  Readonly<Record<ErrorCode, (refusals: RefusalWorld) => Promise<unknown>>>
> = {
  'order-changed': async (refusals) => {
    const buyer = await atOrder(refusals);
    await refusals.make('changeOrder', buyer.change());
    await buyer.refuseChange('order-changed', { lines: [buyer.line(9)] });
    await refusals.refuse('order-changed', 'cancelOrder', buyer.cancellation);
    const { parameters } = buyer.cancellation;
    await refusals.make('cancelOrder', { parameters, body: { seenRevision: 2 } });
    await refusals.refuse('order-changed', 'restoreOrder', { parameters, body: { seenRevision: 1 } });
  },
  'order-locked': async (refusals) => {
    const buyer = await atOrder(refusals);
    await refusals.store.asSystem((queries) =>
      sql`update customer_order set status = 'IN_PREPARATION' where id = ${buyer.id}`.execute(queries),
    );
    await buyer.refuseChange('order-locked');
    await refusals.refuse('order-locked', 'cancelOrder', buyer.cancellation);
    await refusals.refuse('order-locked', 'restoreOrder', buyer.cancellation);
  },
  'deadline-passed': async (refusals) => {
    const buyer = await atOrder(refusals);
    const cancelled = await atOrder(refusals);
    await refusals.make('cancelOrder', cancelled.cancellation);
    const { parameters } = cancelled.cancellation;
    const { clock } = refusals;
    const before = clock.now();
    clock.moveTo(TOO_LATE);
    const late = async () => {
      await buyer.refuseChange('deadline-passed');
      await refusals.refuse('deadline-passed', 'cancelOrder', buyer.cancellation);
      await refusals.refuse('deadline-passed', 'restoreOrder', { parameters, body: { seenRevision: 2 } });
    };
    await late().finally(() => {
      clock.moveTo(before);
    });
  },
  'articles-not-available': async (refusals) => {
    const buyer = await atOrder(refusals);
    await buyer.refuseChange('articles-not-available', { lines: [buyer.line(1, 'gone')] });
  },
  'amount-too-small': async (refusals) => {
    const buyer = await atOrder(refusals);
    const lines = [buyer.line(5, refusals.bySix.sku)];
    await buyer.refuseChange('amount-too-small', { lines });
  },
  'order-value-too-small': async (refusals) => {
    const buyer = await atOrder(refusals);
    const setMinimum = (slot: object) =>
      refusals.store.asSystem((queries) =>
        sql`update delivery_slot set slot = (slot - 'minimumOrderValue') || ${JSON.stringify(slot)}::jsonb
          where customer_id = ${refusals.who.customerId}`.execute(queries),
      );
    await setMinimum({ minimumOrderValue: '9999' });
    await buyer.refuseChange('order-value-too-small').finally(() => setMinimum({}));
  },
  'delivery-day-not-possible': async (refusals) => {
    const buyer = await atOrder(refusals);
    await buyer.refuseChange('delivery-day-not-possible', { requestedDeliveryDay: NO_DELIVERY });
  },
  'idempotency-key-reused': async (refusals) => {
    const buyer = await atOrder(refusals);
    const key = randomUUID();
    await refusals.make('changeOrder', buyer.change({}, key));
    await refusals.make('changeOrder', buyer.change({}, key));
    await refusals.refuse('idempotency-key-reused', 'changeOrder', buyer.change({ notes: 'Another' }, key));
  },
};
