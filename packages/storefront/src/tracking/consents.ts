import {
  CONSENT_COOKIES,
  CONSENT_SERVICES,
  type Consents,
  type ConsentService,
  consentCookieValue,
  parseConsents,
  parseCookies,
  serializeCookie,
} from '@gastroshop/identity';

/** A yes or no to each service. */
export type ConsentAnswers = Readonly<Record<ConsentService, boolean>>;

/** The same answer to all services. */
export const sameAnswer = (granted: boolean): ConsentAnswers => ({
  webAnalytics: granted,
  searchAnalytics: granted,
  emailMarketing: granted,
  leadTracking: granted,
  generalAnalytics: granted,
});

/** What the visitor has said about each service so far. */
export const readConsents = (): Consents => parseConsents(parseCookies(document.cookie));

/** Keeps what the visitor says; it holds until 2099, or until it is changed (SES-13). */
export const writeConsents = (answers: ConsentAnswers): void => {
  const secure = location.protocol === 'https:';
  for (const service of CONSENT_SERVICES) {
    document.cookie = serializeCookie(CONSENT_COOKIES[service], consentCookieValue(answers[service]), {
      secure,
    });
  }
};
