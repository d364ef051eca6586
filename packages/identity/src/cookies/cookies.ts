import type { CookieDefinition } from './cookie-definition';

/** End of life of what a person has decided once (SES-13). Browsers may shorten it. */
export const MAX_EXPIRY = 'Thu, 31 Dec 2099 23:59:59 GMT';

const strict = (name: string): CookieDefinition => ({ name, path: '/', sameSite: 'Strict', httpOnly: false });

const lasting = (name: string): CookieDefinition => ({ ...strict(name), expires: MAX_EXPIRY });

/**
 * The claims of the signed-on user; its presence means "logged in" (SES-1). Readable, and no credential: the
 * backend refuses it. Whoever sets it gives it the life of the session.
 */
export const TOKEN_COOKIE: CookieDefinition = strict('token');

/** The tenant of the host, set by the backend. */
export const TENANT_COOKIE: CookieDefinition = strict('tenant');

/** The customer the user acts for (SES-5). */
export const CUSTOMER_COOKIE: CookieDefinition = strict('customer');

/** The language chosen; it outlives the session, as a reader's language does. */
export const LOCALE_COOKIE: CookieDefinition = lasting('locale');

/** The value that comes back as header X-XSRF-TOKEN. */
export const CSRF_COOKIE: CookieDefinition = strict('XSRF-TOKEN');

/** Set when the buyer has hidden the hint to the native app. */
export const NATIVE_APP_BANNER_COOKIE: CookieDefinition = lasting('native-app-banner-hidden');

/** The five consent cookies (SES-13); the value says yes or no, absence says not asked yet. */
export const CONSENT_COOKIES = {
  webAnalytics: lasting('consent-web-analytics'),
  searchAnalytics: lasting('consent-search-analytics'),
  emailMarketing: lasting('consent-email-marketing'),
  leadTracking: lasting('consent-lead-tracking'),
  generalAnalytics: lasting('consent-general-analytics'),
} as const satisfies Record<string, CookieDefinition>;

/**
 * The sign-on transaction under way. The one cookie that is Lax, because the browser comes back from the provider's
 * site (SES-13); ten minutes, single use.
 */
export const LOGIN_TRANSACTION_COOKIE: CookieDefinition = {
  name: 'login-transaction',
  path: '/auth',
  sameSite: 'Lax',
  httpOnly: true,
  maxAge: 600,
};

/**
 * The session id (SES-13). On https the prefix makes browsers insist on a secure cookie of this host and path.
 *
 * @param secure whether the shop is served on https
 */
export const sessionIdCookie = (secure: boolean): CookieDefinition => ({
  ...strict(secure ? '__Host-session' : 'session'),
  httpOnly: true,
});
