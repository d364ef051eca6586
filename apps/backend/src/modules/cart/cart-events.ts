import type { CartEvent } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { CartKey } from './cart-access';

/** Latest events that are answered at once. */
const LISTED_EVENTS = 300;

/** Events read at once for a stream. */
export const STREAMED_EVENTS = 500;

const eventsOf = (queries: Queries, { tenant, customerId, code }: CartKey) =>
  queries
    .selectFrom('cart_event')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .where('code', '=', code);

/** What happened in a cart, latest first. */
export const latestEvents = async (queries: Queries, key: CartKey): Promise<readonly CartEvent[]> => {
  const rows = await eventsOf(queries, key)
    .select('event')
    .orderBy('id', 'desc')
    .limit(LISTED_EVENTS)
    .execute();
  return rows.map(({ event }) => event);
};

/** An event with its place in the row of all events. */
export interface PlacedEvent {
  readonly id: number;
  readonly event: CartEvent;
}

/** What happened in a cart after an event, in order. Writers of a cart wait for each other, so none comes late. */
export const eventsAfter = (queries: Queries, key: CartKey, id: number): Promise<readonly PlacedEvent[]> =>
  eventsOf(queries, key)
    .select(['id', 'event'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(STREAMED_EVENTS)
    .execute();

/** The place of the latest event of a cart; 0 before the first. */
export const lastEventId = async (queries: Queries, key: CartKey): Promise<number> => {
  const row = await eventsOf(queries, key)
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .executeTakeFirstOrThrow();
  return row.id;
};
