import { useEffect, type RefObject } from 'react';
import { scrollBySlide } from './scroll-by-slide';

/**
 * Lets a strip be reached and leafed through by keyboard. Done on the elements themselves: to the eyes of a screen
 * reader the strip stays the list it is, and not every browser makes what scrolls reachable by itself.
 */
export const useStripKeys = (
  gallery: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const [outer, inner] = [gallery.current, strip.current];
    if (outer === null || inner === null) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
      if (by === undefined) return;
      event.preventDefault();
      scrollBySlide(inner, by);
    };
    inner.tabIndex = 0;
    outer.addEventListener('keydown', onKeyDown);
    return () => {
      outer.removeEventListener('keydown', onKeyDown);
    };
  }, [gallery, strip]);
};
