import { PAGE_TITLED } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells of each page that is shown, once it has said its title: until then the document has that of the page before.
 * Stands in front of the pages, so that it listens before they say it.
 */
export const PageTracker = (): ReactNode => {
  const track = useTracking();
  const { pathname: path } = useLocation();
  useLayoutEffect(() => {
    const left = new AbortController();
    document.addEventListener(
      PAGE_TITLED,
      () => {
        track({ kind: 'page', path, title: document.title });
      },
      { once: true, signal: left.signal },
    );
    return () => {
      left.abort();
    };
  }, [track, path]);
  return null;
};
