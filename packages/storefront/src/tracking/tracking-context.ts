import { createContext, use, useSyncExternalStore } from 'react';
import type { Consents } from '@gastroshop/identity';
import type { ConsentAnswers } from './consents';
import type { Tracking } from './create-tracking';
import type { TrackingEvent } from './tracking-event';

/** Carries the tracking of the page. */
export const TrackingContext = createContext<Tracking | undefined>(undefined);

const nothing = (): void => undefined;

/** Tells services of an event, where they have the consent for it; outside a provider nobody is told. */
export const useTracking = (): ((event: TrackingEvent) => void) => use(TrackingContext)?.track ?? nothing;

/** What the visitor has said, and how to say something else. */
export interface ConsentControl {
  readonly consents: Consents;
  readonly decide: (answers: ConsentAnswers) => void;
}

/**
 * What the visitor has said about each service; the component renders again when that changes.
 *
 * @throws Error outside a `TrackingProvider`
 */
export const useConsents = (): ConsentControl => {
  const tracking = use(TrackingContext);
  if (tracking === undefined) throw new Error('useConsents needs a TrackingProvider around it');
  const consents = useSyncExternalStore(tracking.subscribe, tracking.consents, tracking.consents);
  return { consents, decide: tracking.decide };
};
