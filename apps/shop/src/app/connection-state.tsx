import { useCartSummary } from '@gastroshop/storefront/cart';
import { OfflineBanner } from '@gastroshop/ui/frame';
import { type ReactNode, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

/** The state of the connection, said only where there is something to say. */
export const ConnectionState = (): ReactNode => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { unsent } = useCartSummary();
  if (online && unsent === 0) return null;
  return <OfflineBanner state={online ? 'sending' : 'offline'} waiting={unsent} />;
};
