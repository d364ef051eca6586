/**
 * Joins work that several calls share, and waits for it. An abort ends only the waiting of the call it belongs to; the
 * work goes on for the others. A call that is aborted already does not join.
 */
export async function raceAbort<Result>(
  join: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  signal?.throwIfAborted();
  const work = join();
  if (signal === undefined) return work;
  const over = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener(
      'abort',
      () => {
        resolve();
      },
      // Ends with the waiting: a long-lived signal must not gather listeners.
      { signal: over.signal },
    );
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    over.abort();
  }
  signal.throwIfAborted();
  return work;
}
