import { useSyncExternalStore } from 'react';

let printing = false;

const subscribe = (listener: () => void): (() => void) => {
  const before = () => {
    printing = true;
    listener();
  };
  const after = () => {
    printing = false;
    listener();
  };
  globalThis.addEventListener('beforeprint', before);
  globalThis.addEventListener('afterprint', after);
  return () => {
    globalThis.removeEventListener('beforeprint', before);
    globalThis.removeEventListener('afterprint', after);
  };
};

const isPrinting = (): boolean => printing;

/**
 * Whether the page is being printed. What comes from a store is drawn before the event is over, and so before the
 * browser takes its picture.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, isPrinting);
