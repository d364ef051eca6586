import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useEnvironment } from '../environment';
import { loadScrollPosition, saveScrollPosition, scrollKey } from './scroll-positions';
import { scrollToPosition } from './scroll-to-position';

/** After a reload the position comes back when the list has had time to draw (NAV-2), in milliseconds. */
const RELOAD_DELAY_MS = 300;

/** Going back finds the page where it was left; going on begins at the top. */
export const ScrollMemory = (): ReactNode => {
  const { tabStorage, gateway } = useEnvironment();
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  const scope = scrollKey(gateway().scope);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const first = isFirst.current;
    isFirst.current = false;
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    const position =
      type === NavigationType.Pop ? loadScrollPosition(tabStorage, scope, first ? pathname : key) : undefined;
    if (position === undefined) {
      if (!first) globalThis.scrollTo(0, 0);
      return;
    }
    if (!first) return scrollToPosition(position);
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = scrollToPosition(position);
    }, RELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [key, pathname, hash, type, tabStorage, scope]);

  // Before the next page is drawn: a late scroll must not be kept as the place where the last one was left.
  useLayoutEffect(() => {
    let frame: number | undefined;
    const remember = () => {
      frame = undefined;
      saveScrollPosition(tabStorage, scope, { key, pathname, y: globalThis.scrollY });
    };
    const onScroll = () => {
      frame ??= requestAnimationFrame(remember);
    };
    globalThis.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      globalThis.removeEventListener('scroll', onScroll);
      // A frame that comes later would keep the next page's position as this one's.
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [key, pathname, tabStorage, scope]);
  return null;
};
