import type { StandingOrder, StandingOrderGuards, StandingOrderRhythm } from '@gastroshop/api-contract';
import type { StandingPlan } from '@gastroshop/domain/standing-orders';
import { sql } from 'kysely';
import type { Queries, StoredStandingLine } from '../../db';
import { throwProblem } from '../../http';

/** Whose standing orders. */
export interface StandingOrderOwner {
  readonly tenant: string;
  readonly customerId: string;
}

/** A standing order as it is stored. */
export interface StandingOrderRow {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly StoredStandingLine[];
  readonly rhythm: StandingOrderRhythm;
  readonly from: string;
  readonly until: string | null;
  readonly addressId: string | null;
  readonly unloadingArea: string | null;
  readonly mode: StandingOrder['mode'];
  readonly closedDays: StandingOrder['closedDays'];
  readonly guards: StandingOrderGuards;
  readonly isStopped: boolean;
  readonly isPaused: boolean;
  readonly pausedFrom: string | null;
  readonly pausedUntil: string | null;
  readonly remindHours: readonly number[];
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly changedAt: Date;
  readonly changedBy: string;
  readonly version: number;
  readonly toldHalt: string | null;
}

const COLUMNS = sql`id, name, lines, rhythm, from_day as "from", until_day as "until", address_id as "addressId",
  unloading_area as "unloadingArea", mode, closed_days as "closedDays", guards, is_stopped as "isStopped",
  is_paused as "isPaused", paused_from as "pausedFrom", paused_until as "pausedUntil", remind_hours as "remindHours", owner_id as "ownerId", owner_name as "ownerName",
  changed_at as "changedAt", changed_by as "changedBy", version, told_halt as "toldHalt"`;

/** All standing orders of a customer, by their names. */
export const readStandingOrders = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
): Promise<readonly StandingOrderRow[]> => {
  const { rows } = await sql<StandingOrderRow>`/* standing_orders */
    select ${COLUMNS} from standing_order
    where tenant = ${tenant} and customer_id = ${customerId}
    order by lower(name), id`.execute(queries);
  return rows;
};

/**
 * One standing order of a customer.
 *
 * @throws ProblemError not-found for a foreign one as for an unknown one
 */
export const readStandingOrder = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
  id: string,
): Promise<StandingOrderRow> => {
  const { rows } = await sql<StandingOrderRow>`/* standing_order */
    select ${COLUMNS} from standing_order
    where tenant = ${tenant} and customer_id = ${customerId} and id = ${id}`.execute(queries);
  return rows[0] ?? throwProblem('not-found');
};

/**
 * Locks a standing order until the transaction ends and reads it: whoever changes it, skips or orders an occurrence of it
 * waits for the others, be it a person or the clock.
 *
 * @returns undefined where there is none
 */
export const lockStandingOrder = async (
  queries: Queries,
  owner: StandingOrderOwner,
  id: string,
): Promise<StandingOrderRow | undefined> => {
  const { tenant, customerId } = owner;
  // Two statements: what is read beside a lock may be older than what the lock waited for.
  const { rows } = await sql`/* lock_standing_order */
    select 1 from standing_order where tenant = ${tenant} and customer_id = ${customerId} and id = ${id}
    for update`.execute(queries);
  return rows.length === 0 ? undefined : readStandingOrder(queries, owner, id);
};

/** The pause of a stored standing order, over, under way or to come. */
export const pauseOf = ({
  isPaused,
  pausedFrom,
  pausedUntil,
}: StandingOrderRow): Pick<StandingPlan, 'pausedFrom' | 'pausedUntil'> => ({
  pausedFrom: isPaused ? (pausedFrom ?? undefined) : undefined,
  pausedUntil: isPaused ? pausedUntil : undefined,
});

/** What the days of a stored standing order follow from. */
export const planOf = (row: StandingOrderRow): StandingPlan => ({
  rhythm: row.rhythm,
  from: row.from,
  until: row.until ?? undefined,
  closedDays: row.closedDays,
  ...pauseOf(row),
});
