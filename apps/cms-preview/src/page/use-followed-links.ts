import { useEffect } from 'react';
import { postToWindow } from '../protocol';

/** The address of the link a press went to; anchors within the page stay where they are. */
const linkOf = (event: Event): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? undefined;
  return href?.startsWith('#') === true ? undefined : href;
};

/** No link leaves the frame: the desk is told where it leads, and forms are not sent. */
export const useFollowedLinks = (): void => {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const href = linkOf(event);
      if (href === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      postToWindow(globalThis.parent, { kind: 'followed', href });
    };
    const hold = (event: Event) => {
      event.preventDefault();
    };
    document.addEventListener('click', press, true);
    document.addEventListener('auxclick', press, true);
    document.addEventListener('submit', hold, true);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('auxclick', press, true);
      document.removeEventListener('submit', hold, true);
    };
  }, []);
};
