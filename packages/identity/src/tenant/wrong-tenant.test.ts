import { describe, expect, it } from 'vitest';
import { isWrongTenant, wrongTenantPage } from './wrong-tenant';

describe('TEN-4: wrong tenant', () => {
  it.each([
    ['AZ', 'AZ', false],
    ['AZ', 'GM', true],
    ['AZ', 'az', true],
    ['AZ', 'AG', true],
    ['AZ', '', true],
    ['AZ', undefined, true],
    [undefined, 'AZ', true],
    [undefined, undefined, true],
  ] as const)('token %s, cookie %s: %s', (token, cookie, wrong) => {
    expect(isWrongTenant(token, cookie)).toBe(wrong);
  });

  it.each([
    [{ looksUpRightShop: true }, true],
    [{ looksUpRightShop: false }, false],
    [{}, false],
  ] as const)(
    'the page leads to the logout; where %j is said it asks landmarktTenant: %s',
    (config, asks) => {
      expect(wrongTenantPage(config)).toEqual({ logoutPath: '/auth/logout', asksLandmarktTenant: asks });
    },
  );
});
