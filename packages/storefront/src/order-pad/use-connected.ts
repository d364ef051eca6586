import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a network, as far as it knows. */
export const useConnected = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
