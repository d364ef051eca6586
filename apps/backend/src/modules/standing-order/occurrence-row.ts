import { sql } from 'kysely';
import type { Queries, StoredOccurrenceState, StoredStandingLine } from '../../db';
import type { StandingOrderOwner } from './standing-order-row';

/** What became of one occurrence. */
export interface OccurrenceRow {
  readonly standingOrderId: string;
  readonly date: string;
  readonly state: StoredOccurrenceState;
  readonly orderId: string | null;
  readonly by: string | null;
  readonly told: readonly string[];
  /** Its own; null: it comes as the others do. */
  readonly lines: readonly StoredStandingLine[] | null;
  /** What it cost, where it was ordered. */
  readonly net: string | null;
  readonly positions: number | null;
}

/** What became of the occurrences of some standing orders, from a day on. */
export const readOccurrences = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
  ids: readonly string[],
  since: string,
): Promise<readonly OccurrenceRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<OccurrenceRow>`/* standing_occurrences */
    select c.standing_order_id as "standingOrderId", c.date, c.state, c.order_id as "orderId", c.by_name as by, c.told,
      c.lines, o.net, o.positions
    from standing_occurrence c
    left join customer_order o on o.tenant = c.tenant and o.id = c.order_id
    where c.tenant = ${tenant} and c.customer_id = ${customerId} and c.standing_order_id = any(${[...ids]}::text[])
      and c.date >= ${since}::date`.execute(queries);
  return rows;
};

/** What is noted of an occurrence. */
export interface OccurrenceNote {
  readonly standingOrderId: string;
  readonly date: string;
  readonly state: StoredOccurrenceState;
  readonly orderId?: string | undefined;
  readonly by?: string | undefined;
  readonly at: Date;
}

/** Notes what became of an occurrence; its standing order is locked. */
export const noteOccurrence = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
  { standingOrderId, date, state, orderId, by, at }: OccurrenceNote,
): Promise<void> => {
  const { rows } = await sql`/* note_occurrence */
    insert into standing_occurrence (tenant, customer_id, standing_order_id, date, state, order_id, by_name, at)
    values (${tenant}, ${customerId}, ${standingOrderId}, ${date}::date, ${state}, ${orderId ?? null}, ${by ?? null},
      ${at})
    on conflict (tenant, standing_order_id, date) do update
      set state = excluded.state, order_id = excluded.order_id, by_name = excluded.by_name, at = excluded.at
      where standing_occurrence.state <> 'ORDERED'
    returning state`.execute(queries);
  // Behind the lock it cannot be; should it be all the same, the order that was to be the second is not stored.
  if (rows.length === 0) throw new Error('The occurrence has been ordered already');
};

/** Notes that people were told something of an occurrence. */
export const noteTold = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
  {
    standingOrderId,
    date,
    what,
    at,
  }: Pick<OccurrenceNote, 'standingOrderId' | 'date' | 'at'> & { what: string },
): Promise<void> => {
  await sql`/* note_told */
    insert into standing_occurrence (tenant, customer_id, standing_order_id, date, state, told, at)
    values (${tenant}, ${customerId}, ${standingOrderId}, ${date}::date, 'PLANNED', array[${what}::text], ${at})
    on conflict (tenant, standing_order_id, date) do update
      set told = array_append(standing_occurrence.told, ${what}::text)`.execute(queries);
};

/** Gives an occurrence lines of its own, or takes them back; its standing order is locked. */
export const noteLines = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
  { standingOrderId, date, at }: Pick<OccurrenceNote, 'standingOrderId' | 'date' | 'at'>,
  lines: readonly StoredStandingLine[] | undefined,
): Promise<void> => {
  const own = lines === undefined ? null : JSON.stringify(lines);
  await sql`/* note_lines */
    insert into standing_occurrence (tenant, customer_id, standing_order_id, date, state, lines, at)
    values (${tenant}, ${customerId}, ${standingOrderId}, ${date}::date, 'PLANNED', ${own}::jsonb, ${at})
    on conflict (tenant, standing_order_id, date) do update
      set lines = excluded.lines, at = excluded.at`.execute(queries);
};
