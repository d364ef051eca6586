import { type RefCallback, useCallback, useState } from 'react';

/** Rows drawn at once: more than any screen shows. */
const FIRST_ROWS = 60;

/** Rows drawn when the buyer gets near the end of those there are. */
const MORE_ROWS = 80;

/** How near, in screens. */
const NEAR = '100%';

/** How much of a long list is drawn. */
export interface RenderedRows {
  /** Rows from the top. */
  readonly drawn: number;
  /** Watches a place that is kept for rows that are not drawn yet. */
  readonly room: RefCallback<HTMLElement>;
  /** A row has to be drawn, because the focus goes there. */
  readonly needRow: (index: number) => void;
}

/**
 * Draws a long list as far as the buyer has come, and keeps what was drawn, so that nothing typed is lost and going
 * back is free.
 *
 * @param count rows in the whole list
 */
export const useRenderedRows = (count: number): RenderedRows => {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  const room = useCallback<RefCallback<HTMLElement>>((element) => {
    if (element === null) return;
    if (typeof IntersectionObserver === 'undefined') {
      setDrawn(Number.MAX_SAFE_INTEGER);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setDrawn((before) => before + MORE_ROWS);
        // What is still in sight after that has to say so again.
        observer.unobserve(element);
        observer.observe(element);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  const needRow = useCallback((index: number) => {
    setDrawn((before) => Math.max(before, index + MORE_ROWS));
  }, []);
  return { drawn: Math.min(drawn, count), room, needRow };
};
