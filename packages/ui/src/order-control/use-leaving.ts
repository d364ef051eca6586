import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the focus leaves an element and everything in it, not when it moves inside. */
export const useLeaving = (element: RefObject<HTMLElement | null>, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && box.contains(relatedTarget)) return;
      leave();
    };
    box.addEventListener('focusout', onFocusOut);
    return () => {
      box.removeEventListener('focusout', onFocusOut);
    };
  }, [element]);
};
