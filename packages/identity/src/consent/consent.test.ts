import { describe, expect, it } from 'vitest';
import { CONSENT_SERVICES, consentCookieValue, parseConsents, isConsentMissing } from './consent';

const NOT_ASKED = Object.fromEntries(CONSENT_SERVICES.map((service) => [service, 'not-asked']));

const COOKIE_OF_SERVICE = [
  ['webAnalytics', 'consent-web-analytics'],
  ['searchAnalytics', 'consent-search-analytics'],
  ['emailMarketing', 'consent-email-marketing'],
  ['leadTracking', 'consent-lead-tracking'],
  ['generalAnalytics', 'consent-general-analytics'],
] as const;

describe('TRK-1: each of five services has its own consent', () => {
  it('lists the five', () => {
    expect(CONSENT_SERVICES).toEqual(COOKIE_OF_SERVICE.map(([service]) => service));
  });

  it.each(COOKIE_OF_SERVICE)('%s is answered by the cookie %s alone', (service, cookie) => {
    const read = (value: string) => parseConsents(new Map([[cookie, value]]));
    expect(read(consentCookieValue(true))).toEqual({ ...NOT_ASKED, [service]: 'granted' });
    expect(read(consentCookieValue(false))).toEqual({ ...NOT_ASKED, [service]: 'denied' });
  });

  it.each(['', '1', 'TRUE', 'yes', 'true '])('the value %j is no yes', (value) => {
    expect(parseConsents(new Map([['consent-web-analytics', value]])).webAnalytics).toBe('denied');
  });

  it('asks as long as one service has no answer', () => {
    const answers = new Map<string, string>(COOKIE_OF_SERVICE.map(([, cookie]) => [cookie, 'false']));
    expect(isConsentMissing(parseConsents(answers))).toBe(false);
    answers.delete('consent-lead-tracking');
    expect(isConsentMissing(parseConsents(answers))).toBe(true);
    expect(isConsentMissing(parseConsents(new Map()))).toBe(true);
  });

  it('writes yes and no as words', () => {
    expect([consentCookieValue(true), consentCookieValue(false)]).toEqual(['true', 'false']);
  });
});
