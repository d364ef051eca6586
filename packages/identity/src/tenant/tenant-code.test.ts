import { describe, expect, it } from 'vitest';
import { isTenantCode, isTenantScope } from './tenant-code';

describe('TEN-1: how codes of tenants are written', () => {
  it.each(['AZ', 'GM', 'AG', 'ZZ'])('%s is a code', (code) => {
    expect(isTenantCode(code)).toBe(true);
    expect(isTenantScope(code)).toBe(true);
  });

  it.each([
    'az',
    'Az',
    ' AZ',
    'AZ ',
    'AZ\n',
    'A',
    'AZX',
    'A1',
    'ÄZ',
    '',
    'constructor',
    undefined,
    null,
    1,
    ['AZ'],
  ])('%j is none, codes being compared exactly', (text) => {
    expect(isTenantCode(text)).toBe(false);
    expect(isTenantScope(text)).toBe(false);
  });

  it('GROUP is for all, and no code', () => {
    expect([isTenantScope('GROUP'), isTenantCode('GROUP')]).toEqual([true, false]);
  });
});
