export {
  CONSENT_SERVICES,
  consentCookieValue,
  consentsOfCookies,
  isConsentMissing,
  type ConsentAnswer,
  type Consents,
  type ConsentService,
} from './consent';
export {
  ADAPTER_OF_SERVICE,
  allowedAdapters,
  ANALYTICS_CURRENCY,
  mayTrack,
  type TrackingAdapter,
} from './tracking';
