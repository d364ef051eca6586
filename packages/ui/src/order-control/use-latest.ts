import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the one of the latest rendering does. */
export const useLatest = <Argument>(act: (argument: Argument) => void): ((argument: Argument) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((argument) => {
    latest.current(argument);
  }, []);
};
