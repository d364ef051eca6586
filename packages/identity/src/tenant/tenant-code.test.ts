import { describe, expect, it } from 'vitest';
import { isTenantCode, TENANT_CODES } from './tenant-code';

describe('TEN-1: the tenant codes that are known', () => {
  it('are these 22', () => {
    expect(TENANT_CODES.join(' ')).toBe('AL GM GS IE KI KS KN LE LL LS PI SI SP AZ AB AA AS AH ZU HA EN GF');
  });

  it.each(TENANT_CODES)('%s is one', (code) => {
    expect(isTenantCode(code)).toBe(true);
  });

  it.each(['AG', 'LM', 'az', 'Az', ' AZ', 'AZ ', 'XX', '', 'constructor', undefined, null, 1, ['AZ']])(
    '%j is none, codes being compared exactly and the main codes AG and LM being no tenants',
    (code) => {
      expect(isTenantCode(code)).toBe(false);
    },
  );
});
