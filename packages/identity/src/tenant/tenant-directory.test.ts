import { describe, expect, it } from 'vitest';
import { createTenantDirectory, type TenantMembership } from './tenant-directory';

const ROWS: readonly TenantMembership[] = [
  { code: 'AZ', mainTenant: 'AG' },
  { code: 'AB', mainTenant: 'AG' },
  { code: 'KI', mainTenant: 'KI' },
  { code: 'KS', mainTenant: 'KI' },
  { code: 'QX', mainTenant: 'QX' },
];

describe('TEN-1: the tenants that are known', () => {
  const tenants = createTenantDirectory(ROWS, {
    'qx.example': { tenant: 'QX', mode: 'SHOP' },
    'gone.example': { tenant: 'GM', mode: 'SHOP' },
  });

  it('are those of the rows, in their order', () => {
    expect(tenants.codes).toEqual(['AZ', 'AB', 'KI', 'KS', 'QX']);
    for (const code of tenants.codes) expect(tenants.has(code)).toBe(true);
  });

  it.each(['AG', 'GM', 'qx', ' QX', '', 'GROUP', 'constructor', '__proto__', undefined, null, 1, ['QX']])(
    '%j is none of them',
    (text) => {
      expect(tenants.has(text)).toBe(false);
    },
  );

  it('have the hosts; those of others are unknown', () => {
    expect(tenants.hosts).toEqual({ 'qx.example': { tenant: 'QX', mode: 'SHOP' } });
  });

  it('are none where there are no rows', () => {
    const nobody = createTenantDirectory([], { localhost: { tenant: 'AZ', mode: 'SHOP' } });
    expect([nobody.codes, nobody.hosts, nobody.has('AZ')]).toEqual([[], {}, false]);
    expect(nobody.hasScope('GROUP')).toBe(true);
  });
});

describe('TEN-2: groups of tenants and their main tenant', () => {
  const tenants = createTenantDirectory(ROWS, {});

  it.each([
    ['AZ', 'AG'],
    ['AB', 'AG'],
    ['KS', 'KI'],
    ['KI', 'KI'],
    ['QX', 'QX'],
    ['GM', 'GM'],
  ] as const)('the main tenant of %s is %s', (tenant, main) => {
    expect(tenants.mainTenantOf(tenant)).toBe(main);
  });

  it.each([
    ['AZ', true],
    ['AG', true],
    ['KI', true],
    ['GROUP', true],
    ['LM', false],
    ['GM', false],
    ['', false],
    [undefined, false],
  ])('something can be for %j: %s', (scope, can) => {
    expect(tenants.hasScope(scope)).toBe(can);
  });
});
