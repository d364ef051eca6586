import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How far below the beginning of what scrolls a list begins, in pixels. Measured again when the page changes its
 * size, because banners and chips above a list come and go, and when the list appears.
 *
 * @param present whether the list has rows and so stands in the page
 */
export const useListOffset = (
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | undefined,
  present: boolean,
): number => {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (!present || list.current === null) return;
      const top = list.current.getBoundingClientRect().top;
      const own = scroller?.current;
      setOffset(
        Math.round(
          own === null || own === undefined
            ? top + window.scrollY
            : top - own.getBoundingClientRect().top + own.scrollTop,
        ),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [list, scroller, present]);
  return offset;
};
