import { TimeoutError } from '../errors';

/**
 * Does something that comes over the network, and gives it up after a while: what hangs would keep its page waiting for
 * ever. The work is handed a signal that aborts then, or when the caller's own one does, each with its own reason.
 *
 * @throws TimeoutError when it took too long, the reason of the caller's signal when that aborts
 */
export async function withTimeout<Result>(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const over = new AbortController();
  const giveUp = (): void => {
    limit.abort(signal?.reason);
  };
  if (signal?.aborted === true) giveUp();
  // Ends with the work: a long-lived signal must not gather listeners.
  signal?.addEventListener('abort', giveUp, { signal: over.signal });
  const timer = setTimeout(() => {
    limit.abort(new TimeoutError(limitMs));
  }, limitMs);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
