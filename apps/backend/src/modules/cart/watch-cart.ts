import type { CartEvent } from '@gastroshop/api-contract';
import { afterCommit, type AfterCommit, type EventSource } from '../../calls';
import type { Queries } from '../../db';
import type { CartSubscriptions } from './cart-subscriptions';
import { eventsAfter, lastEventId, STREAMED_EVENTS } from './cart-events';
import type { CartKey } from './cart-access';

const EVENT_ID = /^\d{1,15}$/;

/** Reads a Last-Event-ID; one that is no id of ours is taken for none. */
const readEventId = (text: string | undefined): number | undefined =>
  text !== undefined && EVENT_ID.test(text) ? Number(text) : undefined;

/**
 * The events of a cart after one of them, as they happen, from any process. The bell hangs before the first look, so
 * nothing falls between.
 *
 * @param check refuses who may not see this cart any more
 */
export const watchCart = async (
  bells: CartSubscriptions,
  key: CartKey,
  after: number,
  check: (queries: Queries) => Promise<unknown> = () => Promise.resolve(),
): Promise<EventSource<CartEvent>> => {
  const bell = await bells.hang(key);
  let last = after;
  return {
    bell,
    read: async (queries) => {
      await check(queries);
      const events = await eventsAfter(queries, key, last);
      last = events.at(-1)?.id ?? last;
      return {
        events: events.map(({ id, event }) => ({ id: String(id), data: event })),
        isAll: events.length < STREAMED_EVENTS,
      };
    },
  };
};

/** How a cart is watched. */
export interface WatchOptions {
  /** The event a reader has seen last; missing: from now on. */
  readonly lastSeenId: string | undefined;
  /** Refuses who may not see this cart any more, besides the caller's standing. */
  readonly check?: ((queries: Queries) => Promise<unknown>) | undefined;
}

/** Watches a cart; to be answered after the call's transaction. */
export const watchFrom = async (
  bells: CartSubscriptions,
  queries: Queries,
  key: CartKey,
  { lastSeenId, check }: WatchOptions,
): Promise<AfterCommit<EventSource<CartEvent>>> => {
  const after = readEventId(lastSeenId) ?? (await lastEventId(queries, key));
  // Listening needs a connection of its own, which an embedded database has only after this transaction.
  return afterCommit(() => watchCart(bells, key, after, check));
};
