import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same between renders and yet does what the last render meant, for the events of rows
 * that should not be drawn again. Not to be called while rendering.
 */
export const useEventCallback = <Arguments extends readonly unknown[], Result>(
  act: (...values: Arguments) => Result,
): ((...values: Arguments) => Result) => {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
};
