import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

const isConnected = (): boolean => navigator.onLine;

/** What is drawn on a server has come over a network. */
const cameOverOne = (): boolean => true;

/** Whether the browser has a network, as far as it knows. */
export const useConnected = (): boolean => useSyncExternalStore(subscribe, isConnected, cameOverOne);
