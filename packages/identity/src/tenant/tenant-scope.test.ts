import { describe, expect, it } from 'vitest';
import { TENANT_CODES } from './tenant-code';
import { membersOfScope, TENANT_SCOPES, tenantScopes } from './tenant-scope';

describe('TEN-2: what tenants share is kept by scope', () => {
  it.each([
    ['AZ', ['AZ', 'AG', 'GROUP']],
    ['LS', ['LS', 'LM', 'GROUP']],
    ['KS', ['KS', 'KI', 'GROUP']],
    ['KI', ['KI', 'GROUP']],
    ['GM', ['GM', 'GROUP']],
  ] as const)('of %s the nearest first: %j', (tenant, scopes) => {
    expect(tenantScopes(tenant)).toEqual(scopes);
  });

  it.each([
    ['GM', ['GM']],
    ['AG', ['AZ', 'AB', 'AA', 'AS', 'AH']],
    ['KI', ['KI', 'KS', 'KN', 'PI']],
    ['LM', ['LL', 'LS']],
    ['GROUP', TENANT_CODES],
  ] as const)('%s is for %j', (scope, members) => {
    expect([...membersOfScope(scope)].toSorted()).toEqual([...members].toSorted());
  });

  it('knows the scopes that tenants look in, and no others', () => {
    expect([...TENANT_SCOPES].toSorted()).toEqual(
      [...new Set(TENANT_CODES.flatMap((tenant) => tenantScopes(tenant)))].toSorted(),
    );
  });
});
