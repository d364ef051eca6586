const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** Waits before another attempt, longer each time; ends early when the network comes back or the signal ends. */
export const backoff = (attempt: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS));
    globalThis.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
