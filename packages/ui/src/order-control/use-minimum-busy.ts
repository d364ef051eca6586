import { useEffect, useRef, useState } from 'react';
import { MIN_BUSY_MS } from './amount-limits';

/** Busy as it is shown: at least half a second each time, so that a quick answer does not flicker (CRT-2). */
export const useMinimumBusy = (busy: boolean): boolean => {
  const [shown, setShown] = useState(busy);
  const since = useRef(0);
  if (busy && !shown) setShown(true);
  useEffect(() => {
    if (busy) since.current = performance.now();
  }, [busy]);
  useEffect(() => {
    if (busy || !shown) return;
    const rest = Math.max(0, MIN_BUSY_MS - (performance.now() - since.current));
    const timer = setTimeout(() => {
      setShown(false);
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [busy, shown]);
  return busy || shown;
};
