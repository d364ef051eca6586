import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Where the focus goes when the place it came from is no longer there: the content of the page. */
const content = (): HTMLElement | null => document.querySelector('main');

/**
 * Remembers what had the focus before it came into an element, and answers how to give it back: to that place, or to
 * the content where that place has gone. Without that the focus of whoever closes a message falls to the top of the page.
 */
export const useFocusOrigin = (element: RefObject<HTMLElement | null>): (() => void) => {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && current?.contains(relatedTarget) === true) return;
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    current?.addEventListener('focusin', onFocusIn);
    return () => {
      current?.removeEventListener('focusin', onFocusIn);
    };
  }, [element]);
  return useCallback(() => {
    const place = before.current?.isConnected === true ? before.current : content();
    // The page stays where it is: whoever closes a message has not asked to see another part of it.
    place?.focus({ preventScroll: true });
  }, []);
};
