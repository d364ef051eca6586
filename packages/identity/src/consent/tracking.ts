import { CONSENT_SERVICES, type Consents, type ConsentService } from './consent';

/** What receives analytics: Matomo, Emarsys, and the backend's own proxy for search. */
export type TrackingAdapterName = 'matomo' | 'emarsys' | 'search-proxy';

/** The receiver behind each service. For lead tracking and general analytics none is connected: a yes to them moves nothing. */
export const ADAPTER_BY_SERVICE: Readonly<Record<ConsentService, TrackingAdapterName | undefined>> = {
  webAnalytics: 'matomo',
  searchAnalytics: 'search-proxy',
  emailMarketing: 'emarsys',
  leadTracking: undefined,
  generalAnalytics: undefined,
};

/** Currency of every amount sent to analytics (TRK-1). */
export const ANALYTICS_CURRENCY = 'EUR';

/** Whether a service may be used: only after a yes to this very service (TRK-1). */
export const mayTrack = (consents: Consents, service: ConsentService): boolean =>
  consents[service] === 'granted';

/** The receivers that may be loaded and sent events, in the order of the services (TRK-1). */
export const allowedAdapters = (consents: Consents): readonly TrackingAdapterName[] =>
  CONSENT_SERVICES.flatMap((service) => {
    const adapter = ADAPTER_BY_SERVICE[service];
    return adapter !== undefined && mayTrack(consents, service) ? [adapter] : [];
  });
