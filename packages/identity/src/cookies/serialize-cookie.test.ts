import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_COOKIE, LOGIN_TRANSACTION_COOKIE, sessionIdCookie, TOKEN_COOKIE } from './cookies';
import { parseCookies } from './parse-cookies';
import { serializeCookie, serializeExpiredCookie } from './serialize-cookie';

describe('SES-13: setting a cookie', () => {
  it('takes the life the setter knows before that of the definition', () => {
    expect(serializeCookie(TOKEN_COOKIE, 'x', { secure: false, maxAge: 43_200 })).toBe(
      'token=x; Path=/; Max-Age=43200; SameSite=Strict',
    );
    expect(serializeCookie(LOGIN_TRANSACTION_COOKIE, 'x', { secure: false, maxAge: 0 })).toContain(
      '; Max-Age=0;',
    );
  });

  it.each([
    ['4711; Path=/evil', '4711%3B%20Path%3D%2Fevil'],
    ['a\r\nSet-Cookie: b=c', 'a%0D%0ASet-Cookie%3A%20b%3Dc'],
    ['Köln', 'K%C3%B6ln'],
    ['\ud800x', '%EF%BF%BDx'],
    ['🍅', '%F0%9F%8D%85'],
  ])('the value %j cannot end itself', (value, encoded) => {
    expect(serializeCookie(CUSTOMER_COOKIE, value, { secure: false })).toBe(
      `customer=${encoded}; Path=/; SameSite=Strict`,
    );
  });

  it('ends a cookie with the attributes it was set with', () => {
    expect(serializeExpiredCookie(sessionIdCookie(true), true)).toBe(
      '__Host-session=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Strict; HttpOnly; Secure',
    );
    expect(serializeExpiredCookie(CUSTOMER_COOKIE, false)).toBe(
      'customer=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Strict',
    );
  });

  it('is read back as it was set', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const [pair] = serializeCookie(CUSTOMER_COOKIE, value, { secure: true }).split('; ');
        expect(parseCookies(`a=b; ${String(pair)}; c=d`).get('customer')).toBe(value);
      }),
    );
  });
});
