import { type ReactNode, useEffect } from 'react';
import type { Tracking } from './create-tracking';
import { TrackingContext } from './tracking-context';

/** What the provider of the tracking takes. */
export interface TrackingProviderProps {
  /** The tracking of the page; one per page. */
  readonly tracking: Tracking;
  /** The application. */
  readonly children: ReactNode;
}

/** Lets the screens inside tell services what happens, and ask the visitor for the consent. */
export const TrackingProvider = ({ tracking, children }: TrackingProviderProps): ReactNode => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') tracking.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [tracking]);
  return <TrackingContext value={tracking}>{children}</TrackingContext>;
};
