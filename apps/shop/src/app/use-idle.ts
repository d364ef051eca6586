import { useEffect, useState } from 'react';

/** Browsers without idle callbacks get this long for what is more urgent, in milliseconds. */
const PATIENCE_MS = 200;

/**
 * False until the browser has nothing more urgent to do: what no visitor needs at once is loaded after the page can be
 * used.
 */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => {
      setIdle(true);
    };
    // Safari has no idle callbacks.
    if (typeof globalThis.requestIdleCallback !== 'function') {
      const timer = setTimeout(done, PATIENCE_MS);
      return () => {
        clearTimeout(timer);
      };
    }
    const handle = requestIdleCallback(done, { timeout: 2000 });
    return () => {
      cancelIdleCallback(handle);
    };
  }, []);
  return idle;
};
