import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import styles from './route-announcer.module.css';

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
  };
};

const pageTitle = (): string => document.title;

/** On a server nobody has gone anywhere yet. */
const noTitle = (): string => '';

/** Whether somebody is typing; what is typed must not end up nowhere. */
const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/**
 * What a browser does by itself when it loads a page: the keyboard goes on from the beginning of the new page, and
 * screen readers say its title.
 */
export const RouteAnnouncer = (): ReactNode => {
  const { pathname } = useLocation();
  const title = useSyncExternalStore(subscribe, pageTitle, noTitle);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isTyping(document.activeElement)) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className={styles['spoken']}>
      {title}
    </p>
  );
};
