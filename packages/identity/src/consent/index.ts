export {
  CONSENT_SERVICES,
  consentCookieValue,
  parseConsents,
  isConsentMissing,
  type ConsentValue,
  type Consents,
  type ConsentService,
} from './consent';
export {
  ADAPTER_BY_SERVICE,
  allowedAdapters,
  ANALYTICS_CURRENCY,
  mayTrack,
  type TrackingAdapterName,
} from './tracking';
