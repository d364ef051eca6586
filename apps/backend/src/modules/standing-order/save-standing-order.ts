import type { StandingOrderBody, StandingOrderLineBody } from '@gastroshop/api-contract';
import { hasDelivery } from '@gastroshop/domain/standing-orders';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Queries, StoredStandingLine } from '../../db';
import { throwProblem } from '../../http';
import { destinationOf } from '../order';
import { standingSchedule, type Outlook } from './outlook';
import type { PricedLine } from './standing-line';
import { readStandingOrders, type StandingOrderRow } from './standing-order-row';

/** They are looked at together, and a kitchen has a handful. */
const MOST_STANDING_ORDERS = 200;
/** Whoever presses again because no answer came does it within minutes. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/** Who saves. */
export interface Saving extends Outlook {
  readonly userId: string;
  readonly userName: string;
}

const refuse = (field: string, message: string): never =>
  throwProblem('invalid-request', { field, detail: message, errors: [{ field, message }] });

const checkPlan = ({ rhythm, from, until }: StandingOrderBody): void => {
  if (until !== undefined && until < from) refuse('until', 'It ends before it begins');
  const isMonthly = rhythm.kind === 'MONTHLY_FIRST_DELIVERY_DAY';
  if (!isMonthly && rhythm.days.length === 0) refuse('rhythm.days', 'It needs a weekday');
  if (new Set(rhythm.days).size < rhythm.days.length) refuse('rhythm.days', 'A weekday is named twice');
};

const checkProducts = (lines: readonly StandingOrderLineBody[]): void => {
  if (lines.length === 0) refuse('lines', 'It needs a line');
  const seen = new Set<string>();
  for (const [index, { sku }] of lines.entries()) {
    if (seen.has(sku)) refuse(`lines.${index}.sku`, 'The product is there twice');
    seen.add(sku);
  }
};

/** @throws ProblemError invalid-request for what nobody has heard of */
const checkKnown = (priced: readonly PricedLine[], before: readonly StoredStandingLine[]): void => {
  const unknown = priced.findIndex(
    ({ stored, view }) =>
      !before.some(({ sku }) => sku === stored.sku) &&
      (view.unit === undefined ||
        (view.product.name === stored.sku && view.problem?.code === 'NOT_AVAILABLE')),
  );
  if (unknown >= 0) refuse(`lines.${unknown}.sku`, 'There is no such product, or it has no such unit');
};

/** Lines with what each costs and holds today: whoever saves them sees it. What stays as it was keeps what was seen of it. */
const seenLines = (
  priced: readonly PricedLine[],
  before: readonly StoredStandingLine[],
): readonly StoredStandingLine[] =>
  priced.map(({ stored, view, total }) => {
    const { sku, unitAbbreviation, amount, par } = stored;
    const old = before.find((line) => line.sku === sku);
    if (old?.amount === amount && old.unitAbbreviation === unitAbbreviation) return { ...old, par };
    return {
      sku,
      unitAbbreviation,
      amount,
      ...(par !== undefined && { par }),
      ...(total !== undefined && { seenTotal: total }),
      seenAllergens: view.product.allergenInfoCodes ?? '',
    };
  });

/**
 * The lines as they are stored, each with what it costs and holds today: whoever saves them sees it. Lines that stay as they
 * were keep what was seen of them.
 *
 * @throws ProblemError invalid-request for what breaks a rule, not-found for a foreign address
 */
const checkedLines = async (
  queries: Queries,
  { owner, buyer }: Saving,
  body: StandingOrderBody,
  before: readonly StoredStandingLine[],
): Promise<readonly StoredStandingLine[]> => {
  checkPlan(body);
  checkProducts(body.lines);
  const { deliveryAddressExternalId: addressId } = body;
  if (addressId !== undefined)
    await destinationOf(queries, owner.tenant, buyer.customer, { deliveryAddressExternalId: addressId });
  const { schedule, priced } = await standingSchedule(queries, { owner, buyer }, body.lines, addressId);
  checkKnown(priced, before);
  if (schedule === undefined || !hasDelivery(body, schedule, buyer.today))
    refuse('rhythm', 'Nothing is delivered on these days within sixty days');
  return seenLines(priced, before);
};

/**
 * The lines of one occurrence as they are stored, see {@link checkedLines}.
 *
 * @throws ProblemError invalid-request for what breaks a rule
 */
export const checkedOccurrenceLines = async (
  queries: Queries,
  { owner, buyer }: Outlook,
  lines: readonly StandingOrderLineBody[],
  { row, before }: { readonly row: StandingOrderRow; readonly before: readonly StoredStandingLine[] },
): Promise<readonly StoredStandingLine[]> => {
  checkProducts(lines);
  const { priced } = await standingSchedule(queries, { owner, buyer }, lines, row.addressId ?? undefined);
  checkKnown(priced, [...row.lines, ...before]);
  return seenLines(priced, before);
};

/** What people decide of a standing order, in its columns. */
const columnsOf = (body: StandingOrderBody, lines: readonly StoredStandingLine[]) => ({
  name: body.name,
  lines: JSON.stringify(lines),
  rhythm: JSON.stringify(body.rhythm),
  from_day: body.from,
  until_day: body.until ?? null,
  address_id: body.deliveryAddressExternalId ?? null,
  unloading_area: body.unloadingArea ?? null,
  mode: body.mode,
  closed_days: body.closedDays,
  guards: JSON.stringify(body.guards),
  ...(body.remindHours !== undefined && { remind_hours: [...body.remindHours] }),
});

const wantedOfLine = ({ sku, unitAbbreviation, amount, par }: StandingOrderLineBody) => [
  sku,
  unitAbbreviation,
  amount,
  par,
];

/** Whether a standing order is what somebody sets up, and nobody has touched it since. */
const isSame = (
  row: StandingOrderRow,
  { userId, now }: Saving,
  { name, rhythm, from, until, lines }: StandingOrderBody,
): boolean =>
  row.version === 1 &&
  row.ownerId === userId &&
  !row.isStopped &&
  !row.isPaused &&
  now.getTime() - row.changedAt.getTime() < REPEATED_WITHIN_MS &&
  isDeepStrictEqual([row.name, row.rhythm, row.from, row.until ?? undefined], [name, rhythm, from, until]) &&
  isDeepStrictEqual(row.lines.map(wantedOfLine), lines.map(wantedOfLine));

/**
 * Stores a new standing order. Asked twice for the same, be it by two clicks or because an answer was lost, it is one: two
 * would order everything twice, each time.
 *
 * @returns its id
 * @throws ProblemError invalid-request, not-found
 */
export const createStandingOrder = async (
  queries: Queries,
  saving: Saving,
  body: StandingOrderBody,
): Promise<string> => {
  const { owner, userId, userName, now } = saving;
  const lines = await checkedLines(queries, saving, body, []);
  await sql`/* lock_standing_orders */
    select pg_advisory_xact_lock(hashtext('standing-orders'), hashtext(${`${owner.tenant} ${owner.customerId}`}))`.execute(
    queries,
  );
  const known = await readStandingOrders(queries, owner);
  const same = known.find((row) => isSame(row, saving, body));
  if (same !== undefined) return same.id;
  if (known.length >= MOST_STANDING_ORDERS)
    throwProblem('invalid-request', {
      detail: `A customer has ${MOST_STANDING_ORDERS} standing orders at most.`,
    });
  const id = randomUUID();
  await queries
    .insertInto('standing_order')
    .values({
      tenant: owner.tenant,
      id,
      customer_id: owner.customerId,
      ...columnsOf(body, lines),
      owner_id: userId,
      owner_name: userName,
      created_at: now,
      changed_at: now,
      changed_by: userName,
      next_check_at: sql<Date>`now()`,
    })
    .execute();
  return id;
};

/**
 * Stores what a standing order is to become; it is locked. What was decided of single occurrences stays.
 *
 * @throws ProblemError invalid-request, not-found
 */
export const updateStandingOrder = async (
  queries: Queries,
  saving: Saving,
  before: StandingOrderRow,
  body: StandingOrderBody,
): Promise<void> => {
  const { owner, userName, now } = saving;
  const lines = await checkedLines(queries, saving, body, before.lines);
  await queries
    .updateTable('standing_order')
    .set({
      ...columnsOf(body, lines),
      changed_at: now,
      changed_by: userName,
      version: before.version + 1,
      told_halt: null,
      next_check_at: sql<Date>`now()`,
    })
    .where('tenant', '=', owner.tenant)
    .where('customer_id', '=', owner.customerId)
    .where('id', '=', before.id)
    .execute();
};

/** What somebody does with a standing order as a whole. */
export interface StandingOrderSwitch {
  readonly isStopped: boolean;
  readonly isPaused: boolean;
  readonly pausedFrom?: string | undefined;
  readonly pausedUntil?: string | undefined;
}

/** Pauses, resumes or stops a standing order; it is locked. */
export const switchStandingOrder = async (
  queries: Queries,
  { owner, userName, now }: Saving,
  { id, version }: StandingOrderRow,
  { isStopped, isPaused, pausedFrom, pausedUntil }: StandingOrderSwitch,
): Promise<void> => {
  await queries
    .updateTable('standing_order')
    .set({
      is_stopped: isStopped,
      is_paused: isPaused,
      paused_from: pausedFrom ?? null,
      paused_until: pausedUntil ?? null,
      changed_at: now,
      changed_by: userName,
      version: version + 1,
      told_halt: null,
      next_check_at: sql<Date>`now()`,
    })
    .where('tenant', '=', owner.tenant)
    .where('customer_id', '=', owner.customerId)
    .where('id', '=', id)
    .execute();
};

/** Has a standing order looked at as soon as may be: what was decided of an occurrence may be due already. */
export const lookSoon = async (
  queries: Queries,
  { tenant, customerId }: Outlook['owner'],
  id: string,
): Promise<void> => {
  await sql`/* look_soon */
    update standing_order set next_check_at = now()
    where tenant = ${tenant} and customer_id = ${customerId} and id = ${id}`.execute(queries);
};
