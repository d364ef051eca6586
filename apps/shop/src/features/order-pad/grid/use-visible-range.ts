import { usePrinting } from '@gastroshop/storefront/print';
import { type RefObject, useEffect, useState } from 'react';

/** Drawn above and below the window, in pixels. */
const BEYOND = 600;

/** Scrolling renders anew after so many pixels. */
const STEP = 240;

/** The part of a long list that is near the window, in pixels from its beginning. */
export interface VisibleRange {
  readonly from: number;
  readonly to: number;
}

/** What a first picture shows, before anything is measured. */
const FIRST: VisibleRange = { from: 0, to: 1000 + BEYOND };

const EVERYTHING: VisibleRange = { from: 0, to: Number.MAX_SAFE_INTEGER };

const measured = (element: HTMLElement): VisibleRange => {
  const { top } = element.getBoundingClientRect();
  const from = Math.floor((-top - BEYOND) / STEP) * STEP;
  const to = Math.ceil((window.innerHeight - top + BEYOND) / STEP) * STEP;
  return { from, to };
};

/** Follows which part of a list the page shows; on paper all of it. */
export const useVisibleRange = (list: RefObject<HTMLElement | null>): VisibleRange => {
  const [part, setPart] = useState(FIRST);
  const printing = usePrinting();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (list.current === null) return;
      const next = measured(list.current);
      setPart((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [list]);
  return printing ? EVERYTHING : part;
};
