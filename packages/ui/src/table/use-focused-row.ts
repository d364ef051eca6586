import { useEffect, useState, type RefObject } from 'react';

/** Index of the row of a list that the focus is in, or was last. */
export const useFocusedRow = (list: RefObject<HTMLElement | null>): number | undefined => {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (row !== null) setFocused(Number(row.dataset['row']));
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
    };
  }, [list]);
  return focused;
};
