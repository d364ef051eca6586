import { useEffect, type RefObject } from 'react';

/** Calls back when Escape is pressed while the focus is inside an element. */
export const useEscape = (element: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  useEffect(() => {
    const { current } = element;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onEscape();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => {
      current?.removeEventListener('keydown', onKeyDown);
    };
  }, [element, onEscape]);
};
