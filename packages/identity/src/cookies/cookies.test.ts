import { describe, expect, it } from 'vitest';
import {
  NATIVE_APP_BANNER_COOKIE,
  CONSENT_COOKIES,
  CSRF_COOKIE,
  CUSTOMER_COOKIE,
  LOCALE_COOKIE,
  LOGIN_TRANSACTION_COOKIE,
  sessionIdCookie,
  TENANT_COOKIE,
  TOKEN_COOKIE,
} from './cookies';
import { serializeCookie } from './serialize-cookie';

const END = 'Thu, 31 Dec 2099 23:59:59 GMT';

describe('SES-13: names and attributes of the cookies', () => {
  it.each([
    [TOKEN_COOKIE, 'token=v; Path=/; SameSite=Strict'],
    [TENANT_COOKIE, 'tenant=v; Path=/; SameSite=Strict'],
    [CUSTOMER_COOKIE, 'customer=v; Path=/; SameSite=Strict'],
    [LOCALE_COOKIE, `locale=v; Path=/; Expires=${END}; SameSite=Strict`],
    [CSRF_COOKIE, 'XSRF-TOKEN=v; Path=/; SameSite=Strict'],
    [sessionIdCookie(false), 'session=v; Path=/; SameSite=Strict; HttpOnly'],
    [sessionIdCookie(true), '__Host-session=v; Path=/; SameSite=Strict; HttpOnly'],
    [NATIVE_APP_BANNER_COOKIE, `native-app-banner-hidden=v; Path=/; Expires=${END}; SameSite=Strict`],
    [CONSENT_COOKIES.webAnalytics, `consent-web-analytics=v; Path=/; Expires=${END}; SameSite=Strict`],
    [CONSENT_COOKIES.searchAnalytics, `consent-search-analytics=v; Path=/; Expires=${END}; SameSite=Strict`],
    [CONSENT_COOKIES.emailMarketing, `consent-email-marketing=v; Path=/; Expires=${END}; SameSite=Strict`],
    [CONSENT_COOKIES.leadTracking, `consent-lead-tracking=v; Path=/; Expires=${END}; SameSite=Strict`],
    [
      CONSENT_COOKIES.generalAnalytics,
      `consent-general-analytics=v; Path=/; Expires=${END}; SameSite=Strict`,
    ],
    // The login transaction alone is Lax: the browser comes back from another site.
    [LOGIN_TRANSACTION_COOKIE, 'login-transaction=v; Path=/auth; Max-Age=600; SameSite=Lax; HttpOnly'],
  ])('%o', (cookie, header) => {
    expect(serializeCookie(cookie, 'v', { secure: false })).toBe(header);
    expect(serializeCookie(cookie, 'v', { secure: true })).toBe(`${header}; Secure`);
  });
});
