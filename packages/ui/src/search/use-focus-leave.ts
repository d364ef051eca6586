import { useEffect, type RefObject } from 'react';
import { useEventCallback } from '../table';

/** Tells when the focus has gone from everything inside an element to somewhere outside it. */
export const useFocusLeave = (box: RefObject<HTMLElement | null>, onLeave: () => void): void => {
  const leave = useEventCallback(onLeave);
  useEffect(() => {
    const element = box.current;
    const check = ({ relatedTarget }: FocusEvent) => {
      if (element?.contains(relatedTarget instanceof Node ? relatedTarget : null) !== true) leave();
    };
    element?.addEventListener('focusout', check);
    return () => {
      element?.removeEventListener('focusout', check);
    };
  }, [box, leave]);
};
