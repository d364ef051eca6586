import type { CartEvent } from '@gastroshop/api-contract';
import { afterCommit, type AfterCommit, type ServerEvent } from '../../calls';
import type { Bell, Queries, Store } from '../../db';
import type { CartBells } from './cart-bell';
import { eventsAfter, lastEventId, STREAMED_EVENTS } from './cart-events';
import type { CartKey } from './cart-visit';

const EVENT_ID = /^\d{1,15}$/;

/** Reads a Last-Event-ID; one that is no id of ours is taken for none. */
const readEventId = (text: string | undefined): number | undefined =>
  text !== undefined && EVENT_ID.test(text) ? Number(text) : undefined;

async function* eventsOf(
  store: Store,
  key: CartKey,
  bell: Bell,
  after: number,
): AsyncGenerator<ServerEvent<CartEvent>, undefined> {
  let last = after;
  let isOpen = true;
  while (isOpen) {
    const from = last;
    const events = await store.inScope({ tenant: key.tenant, customerId: key.customerId }, (queries) =>
      eventsAfter(queries, key, from),
    );
    for (const { id, event } of events) {
      last = id;
      yield { id: String(id), data: event };
    }
    // A full page may have more behind it.
    if (events.length < STREAMED_EVENTS) isOpen = await bell.next();
  }
  return undefined;
}

/**
 * The events of a cart after one of them, as they happen, from any process. The bell hangs before the first look, so
 * nothing falls between. Whoever leaves wakes the stream, which otherwise would wait for the next event to end.
 */
export const watchCart = async (
  store: Store,
  bells: CartBells,
  key: CartKey,
  after: number,
): Promise<AsyncIterable<ServerEvent<CartEvent>>> => {
  const bell = await bells.hang(key);
  const events = eventsOf(store, key, bell, after);
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => events.next(),
      return: () => {
        bell.close();
        return events.return(undefined);
      },
    }),
  };
};

/** Watches a cart from an event that a reader names, else from now on; to be answered after the call's transaction. */
export const watchFrom = async (
  store: Store,
  bells: CartBells,
  queries: Queries,
  key: CartKey,
  lastSeenId: string | undefined,
): Promise<AfterCommit<AsyncIterable<ServerEvent<CartEvent>>>> => {
  const after = readEventId(lastSeenId) ?? (await lastEventId(queries, key));
  // Listening needs a connection of its own, which an embedded database has only after this transaction.
  return afterCommit(() => watchCart(store, bells, key, after));
};
