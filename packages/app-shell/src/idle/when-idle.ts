/** Browsers without idle callbacks get this long for what is more urgent, in milliseconds. */
const PATIENCE_MS = 200;

/** Work nobody waits for begins after this many milliseconds at the latest. */
const AT_THE_LATEST_MS = 2000;

/** Does something when the browser has nothing more urgent to do; answers how to give it up. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
  return () => {
    cancelIdleCallback(handle);
  };
};
