import { useLayoutEffect, type RefObject } from 'react';

/** Calls back when an element goes while the focus is inside it, whatever makes it go. */
export const useUnmountWithFocus = (element: RefObject<HTMLElement | null>, onGoing: () => void): void => {
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current?.contains(document.activeElement) === true) onGoing();
    };
  }, [element, onGoing]);
};
