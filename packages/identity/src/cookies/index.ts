export { type CookieDefinition } from './cookie-definition';
export {
  APP_BANNER_COOKIE,
  CONSENT_COOKIES,
  CSRF_COOKIE,
  CUSTOMER_COOKIE,
  FAR_EXPIRY,
  LOCALE_COOKIE,
  LOGIN_TRANSACTION_COOKIE,
  sessionCookie,
  TENANT_COOKIE,
  TOKEN_COOKIE,
} from './cookies';
export { parseCookies, type CookieValues } from './parse-cookies';
export { serializeCookie, serializeExpiredCookie, type CookieSetting } from './serialize-cookie';
