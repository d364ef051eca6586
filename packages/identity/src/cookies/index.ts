export { type CookieDefinition } from './cookie-definition';
export {
  NATIVE_APP_BANNER_COOKIE,
  CONSENT_COOKIES,
  CSRF_COOKIE,
  CUSTOMER_COOKIE,
  MAX_EXPIRY,
  LOCALE_COOKIE,
  LOGIN_TRANSACTION_COOKIE,
  sessionIdCookie,
  TENANT_COOKIE,
  TOKEN_COOKIE,
} from './cookies';
export { parseCookies, type CookieValues } from './parse-cookies';
export { serializeCookie, serializeExpiredCookie, type CookieSetting } from './serialize-cookie';
