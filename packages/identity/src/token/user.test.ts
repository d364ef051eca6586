import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FLAGS } from './flags';
import { createTenantDirectory } from '../tenant';
import { tenantFromRoles, userFromClaims, userFromToken } from './user';

declare const Buffer: { from(text: string): { toString(encoding: 'base64url'): string } };

const tokenOf = (claims: unknown): string =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.none`;

describe('SES-3: the user in the claims', () => {
  const claims = {
    sub: '3f0c',
    name: 'Änne Groß',
    locale: 'en-GB',
    realm_access: { roles: ['offline_access', 'tenant-AZ', 'can-see-prices', 'can-preview-content'] },
    customer: ['4711', '4712'],
  };

  it('has id, name, locale, tenant, customers and flags', () => {
    expect(userFromToken(tokenOf(claims))).toEqual({
      userId: '3f0c',
      preferredUserName: 'Änne Groß',
      locale: 'en-GB',
      tenant: 'AZ',
      customers: ['4711', '4712'],
      config: { ...NO_FLAGS, displayPriceInformation: true },
      mayPreviewContent: true,
    });
  });

  it('has defaults where claims are missing', () => {
    expect(userFromClaims({ sub: 'u' })).toEqual({
      userId: 'u',
      preferredUserName: '',
      locale: 'de-AT',
      tenant: undefined,
      customers: [],
      config: NO_FLAGS,
      mayPreviewContent: false,
    });
  });

  it.each([
    [undefined, 'de-AT'],
    [null, 'de-AT'],
    ['', 'de-AT'],
    ['de-AT', 'de-AT'],
    ['de', 'de-AT'],
    ['fr-FR', 'de-AT'],
    ['eng', 'de-AT'],
    ['de-en', 'de-AT'],
    [7, 'de-AT'],
    ['en-GB', 'en-GB'],
    ['en', 'en-GB'],
    ['EN-us', 'en-GB'],
  ])('locale claim %j is %s, German unless English is asked for', (locale, expected) => {
    expect(userFromClaims({ sub: 'u', locale })?.locale).toBe(expected);
  });

  it.each([
    ['4711', ['4711']],
    [['4711'], ['4711']],
    [
      ['4711', '', 7, null, '4712'],
      ['4711', '4712'],
    ],
    ['', []],
    [7, []],
    [{ id: '4711' }, []],
  ])('customer claim %j names %j', (customer, customers) => {
    expect(userFromClaims({ sub: 'u', customer })?.customers).toEqual(customers);
  });

  it.each([undefined, null, 'x', ['tenant-AZ'], { roles: 7 }, { roles: null }])(
    'realm access %j holds no roles',
    (access) => {
      expect(userFromClaims({ sub: 'u', realm_access: access })).toMatchObject({
        tenant: undefined,
        config: NO_FLAGS,
      });
    },
  );

  it.each([{}, { sub: '' }, { sub: 7 }, { sub: null }, { name: 'Anna' }])('%j describes nobody', (nobody) => {
    expect(userFromClaims(nobody)).toBeUndefined();
  });

  it.each(['', 'rubbish', 'a.b.c', tokenOf(null), tokenOf([]), tokenOf({})])(
    'token %j is nobody',
    (token) => {
      expect(userFromToken(token)).toBeUndefined();
    },
  );

  it('never throws, whatever the claims hold', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const claim = fc.record(
      { sub: fc.string(), name: value, locale: value, realm_access: value, customer: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(claim, (claims) => {
        const user = userFromToken(tokenOf(claims));
        expect(user === undefined).toBe((claims.sub ?? '') === '');
      }),
    );
  });
});

describe('SES-3, TEN-4: the tenant is that of the one role beginning with tenant-', () => {
  it.each([
    [['tenant-AZ'], 'AZ'],
    [['can-see-prices', 'tenant-LL', 'offline_access'], 'LL'],
    [['tenant-AZ', 'tenant-AZ'], 'AZ'],
    [[], undefined],
    [['can-see-prices'], undefined],
    [['tenant-AZ', 'tenant-GM'], undefined],
    [['tenant-AZ', 'tenant-XX'], undefined],
    [['tenant-AZ', 'tenant-'], undefined],
    [['tenant-'], undefined],
    [['tenant-az'], undefined],
    [['tenant-AZX'], undefined],
    [['Tenant-AZ'], undefined],
    [['my-tenant-AZ'], undefined],
  ])('%j: %s', (roles, tenant) => {
    expect(tenantFromRoles(roles)).toBe(tenant);
  });

  const tenants = createTenantDirectory([{ code: 'AZ', mainTenant: 'AG' }], {});
  it.each([
    [['tenant-AZ'], 'AZ'],
    [['tenant-AG'], undefined],
    [['tenant-XX'], undefined],
    [['tenant-AZ', 'tenant-XX'], undefined],
  ])('%j: %s, where it is known which tenants there are', (roles, tenant) => {
    expect(tenantFromRoles(roles, tenants.has)).toBe(tenant);
    expect(userFromClaims({ sub: 'u', realm_access: { roles } }, tenants.has)?.tenant).toBe(tenant);
  });
});
