import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-color-scheme: dark)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
  };
};

const read = (): 'light' | 'dark' => (matchMedia(QUERY).matches ? 'dark' : 'light');

/** A server knows no reader's system; the page learns it before its first paint. */
const unknown = (): 'light' => 'light';

/** What the reader's system says; the component renders again when that changes. */
export const useSystemScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, read, unknown);
