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
    ['LL', true],
    ['LS', true],
    ['AZ', false],
    ['KI', false],
    [undefined, false],
  ] as const)('the page leads to the logout; on %s it asks landmarktTenant: %s', (host, asks) => {
    expect(wrongTenantPage(host)).toEqual({ logoutPath: '/auth/logout', asksLandmarktTenant: asks });
  });
});
