import { useCallback } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Lets the keyboard scroll a place whose content is longer or wider than it and holds nothing that takes the focus. */
export const useKeyboardScroll = () =>
  useCallback((place: HTMLElement | null) => {
    if (place === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      const isLonger = place.scrollHeight > place.clientHeight + 1;
      const isWider = place.scrollWidth > place.clientWidth + 1;
      if ((isLonger || isWider) && place.querySelector(FOCUSABLE) === null) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => {
      observer.disconnect();
    };
  }, []);
