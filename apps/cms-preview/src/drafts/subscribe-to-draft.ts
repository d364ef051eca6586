import { ResponseError } from '@gastroshop/api-client';
import type { ContentChange } from '@gastroshop/api-contract';
import type { DraftSource } from './draft-source';

/** How the word of changes stands. */
export type SubscriptionState =
  /** Nothing has been told yet. */
  | { readonly state: 'waiting' }
  /** There is no such page, or it is not for this reader. */
  | { readonly state: 'absent' }
  /** What is newest is shown. */
  | { readonly state: 'live'; readonly id: string; readonly change: ContentChange }
  /** What was newest is shown, the backend cannot be reached. */
  | { readonly state: 'interrupted'; readonly id: string; readonly change: ContentChange }
  /** What was newest is shown, and nobody tells more: the link is over, the user signed off, the page is withdrawn. */
  | { readonly state: 'closed'; readonly id: string; readonly change: ContentChange }
  /** Nothing has been told, the backend cannot be reached. */
  | { readonly state: 'unreachable' };

/** What following needs besides its source. */
export interface SubscribeOptions {
  readonly signal: AbortSignal;
  readonly onChange: (following: SubscriptionState) => void;
  /** Waits before another attempt; ends early when the signal does. */
  readonly pause: (attempt: number, signal: AbortSignal) => Promise<void>;
}

const isRefused = (error: unknown): boolean => error instanceof ResponseError && error.status === 404;

/** Follows a page until the signal ends it or nobody tells more. A stream that ends is asked for again. */
export const subscribeToDraft = async (
  source: DraftSource,
  { signal, onChange, pause }: SubscribeOptions,
): Promise<void> => {
  let seen: { readonly id: string; readonly change: ContentChange } | undefined;
  let attempt = 0;
  const isOver = () => signal.aborted;
  while (!isOver()) {
    try {
      for await (const { id, change } of source.watch(seen?.id, signal)) {
        attempt = 0;
        seen = { id, change };
        onChange({ state: 'live', ...seen });
      }
    } catch (error) {
      if (isOver()) return;
      if (isRefused(error)) {
        onChange(seen === undefined ? { state: 'absent' } : { state: 'closed', ...seen });
        return;
      }
      onChange(seen === undefined ? { state: 'unreachable' } : { state: 'interrupted', ...seen });
    }
    attempt += 1;
    await pause(attempt, signal);
  }
};
