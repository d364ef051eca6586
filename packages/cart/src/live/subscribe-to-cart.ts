import type { CartEvent } from '@gastroshop/api-contract';
import type { CartCalls } from '../sending';

/** Pauses after failures in a row, in milliseconds; the last one again and again. */
const PAUSES_MS = [1000, 3000, 10_000, 20_000];

/** Who hears of a cart. */
export interface CartSubscription {
  /** An event, with its place among all of the cart where the backend tells one. */
  readonly onEvent: (event: CartEvent, id: string | undefined) => void;
  /** The place of the event that was heard last, from whichever tab; undefined before the first. */
  readonly lastEventId: () => string | undefined;
  /** Something may have been missed: the stream broke off, or there is none. */
  readonly onGap: () => void;
}

const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

/**
 * Hears of what happens in a cart until the signal aborts: by its live stream, gone on with after the last event when
 * it ends, and by asking from time to time where there is no stream. Never fails.
 *
 * @param pause waits; at an end of the stream and after each failure
 */
export const subscribeToCart = async (
  { watch }: Pick<CartCalls, 'watch'>,
  { onEvent, lastEventId, onGap }: CartSubscription,
  signal: AbortSignal,
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void> = pauseFor,
): Promise<void> => {
  let failures = 0;
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    try {
      for await (const { id, data } of watch(lastEventId(), { signal })) {
        failures = 0;
        onEvent(data, id);
      }
      // Without an event there is no place to go on from.
      if (lastEventId() === undefined) onGap();
    } catch {
      if (isOver()) return;
      failures += 1;
      onGap();
    }
    await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0, signal);
  }
};
