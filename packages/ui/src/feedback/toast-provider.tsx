import { type ReactNode, Suspense } from 'react';
import { ToastContext } from './toast-context';
import { ToastRegion } from './toast-region';
import type { ToastStore } from './toast-store';

/** What the provider of messages takes. */
export interface ToastProviderProps {
  /** The application's messages, from `createToastStore`. */
  readonly store: ToastStore;
  /** The application. */
  readonly children: ReactNode;
}

/** Lets the components inside say short messages, and shows them in the corner of the page. */
export const ToastProvider = ({ store, children }: ToastProviderProps): ReactNode => (
  <ToastContext value={store}>
    {children}
    {/* Its texts may be on their way, which is no reason for the page to wait. */}
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  </ToastContext>
);
