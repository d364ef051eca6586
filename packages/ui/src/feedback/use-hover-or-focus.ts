import { useEffect, type RefObject } from 'react';

/** Calls back when somebody points at an element or focuses something in it, and when nobody does any more. */
export const useHoverOrFocus = (
  element: RefObject<HTMLElement | null>,
  onCome: () => void,
  onGo: () => void,
): void => {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    current.addEventListener('pointerenter', onCome, { signal });
    current.addEventListener('focusin', onCome, { signal });
    current.addEventListener(
      'pointerleave',
      () => {
        if (!current.contains(document.activeElement)) onGo();
      },
      { signal },
    );
    current.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && current.contains(relatedTarget);
        if (!stays && !current.matches(':hover')) onGo();
      },
      { signal },
    );
    return () => {
      stop.abort();
    };
  }, [element, onCome, onGo]);
};
