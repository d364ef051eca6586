import type { CookieDefinition } from './cookie-definition';

/** What is known only when a cookie is set. */
export interface CookieSetting {
  /** Whether the shop is served on https; the cookie is then kept off http. */
  readonly secure: boolean;
  /** Seconds it lives, instead of what its definition says. */
  readonly maxAge?: number | undefined;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A cookie as a Set-Cookie header or `document.cookie` takes it. The value is percent-encoded, so that nothing in
 * it can end it or add an attribute; halves of characters, which have no encoding, become U+FFFD.
 *
 * @example serializeCookie(CUSTOMER_COOKIE, '4711', { secure: true }) // 'customer=4711; Path=/; SameSite=Strict; Secure'
 */
export const serializeCookie = (cookie: CookieDefinition, value: string, setting: CookieSetting): string => {
  const maxAge = setting.maxAge ?? cookie.maxAge;
  return [
    `${cookie.name}=${encodeURIComponent(value.replace(LONE_SURROGATE, '\ufffd'))}`,
    `Path=${cookie.path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(cookie.expires === undefined ? [] : [`Expires=${cookie.expires}`]),
    `SameSite=${cookie.sameSite}`,
    ...(cookie.httpOnly ? ['HttpOnly'] : []),
    ...(setting.secure ? ['Secure'] : []),
  ].join('; ');
};

/** The same cookie, ended at once: browsers drop it when they receive this. */
export const serializeExpiredCookie = (cookie: CookieDefinition, secure: boolean): string =>
  serializeCookie({ ...cookie, expires: 'Thu, 01 Jan 1970 00:00:00 GMT' }, '', { secure, maxAge: 0 });
