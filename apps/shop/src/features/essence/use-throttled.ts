import { useEffect, useRef, useState } from 'react';

/** A value as it is published: the first one at once, a later one when enough time has passed since. */
export const useThrottled = <Value>(value: Value, everyMs: number): Value => {
  const [published, setPublished] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(value, published)) return;
    const wait = Math.max(0, last.current + everyMs - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      setPublished(() => value);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [value, published, everyMs]);
  return published;
};
