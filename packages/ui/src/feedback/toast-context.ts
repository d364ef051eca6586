import { createContext, use, useSyncExternalStore } from 'react';
import type { ToastState, ToastStore } from './toast-store';

/** Carries the messages of the application around. */
export const ToastContext = createContext<ToastStore | undefined>(undefined);

/**
 * The messages of the application, to say something.
 *
 * @throws Error outside a `ToastProvider`
 */
export const useToasts = (): ToastStore => {
  const store = use(ToastContext);
  if (store === undefined) throw new Error('useToasts needs a ToastProvider around it');
  return store;
};

/** What is shown and what was said; the component renders again when that changes. */
export const useToastState = (): ToastState => {
  const store = useToasts();
  return useSyncExternalStore(store.subscribe, store.state, store.state);
};
