import { CONSENT_COOKIES, type CookieValues } from '../cookies';

/** A service that may run only with consent. */
export type ConsentService = keyof typeof CONSENT_COOKIES;

/** The five services, in the order a consent dialogue lists them. */
export const CONSENT_SERVICES = [
  'webAnalytics',
  'searchAnalytics',
  'emailMarketing',
  'leadTracking',
  'generalAnalytics',
] as const satisfies readonly ConsentService[];

/** What a visitor has said about one service. */
export type ConsentValue = 'granted' | 'denied' | 'not-asked';

/** What a visitor has said about each service. */
export type Consents = Readonly<Record<ConsentService, ConsentValue>>;

/** Value of a consent cookie. */
export const consentCookieValue = (granted: boolean): 'true' | 'false' => (granted ? 'true' : 'false');

const answerOf = (value: string | undefined): ConsentValue => {
  if (value === undefined) return 'not-asked';
  return value === 'true' ? 'granted' : 'denied';
};

/** Reads what a visitor has said. Any value but the one for yes is a no. */
export const parseConsents = (cookies: CookieValues): Consents => {
  const answer = (service: ConsentService): ConsentValue =>
    answerOf(cookies.get(CONSENT_COOKIES[service].name));
  return {
    webAnalytics: answer('webAnalytics'),
    searchAnalytics: answer('searchAnalytics'),
    emailMarketing: answer('emailMarketing'),
    leadTracking: answer('leadTracking'),
    generalAnalytics: answer('generalAnalytics'),
  };
};

/** Whether the visitor must still be asked about a service. */
export const isConsentMissing = (consents: Consents): boolean =>
  CONSENT_SERVICES.some((service) => consents[service] === 'not-asked');
