import { describe, expect, it } from 'vitest';
import { FLAG_BY_ROLE, flagsFromRoles, mayPreviewContent, NO_FLAGS } from './flags';

const ROLES = [
  ['can-see-prices', 'displayPriceInformation'],
  ['should-see-price-popup', 'displayPricePopup'],
  ['should-see-extended-price-popup', 'displayExtendedPricePopup'],
  ['special-price-highlighting', 'highlightSpecialPrices'],
  ['discount-highlighting', 'highlightDiscounts'],
  ['should-see-cross-tenant-product-id', 'shouldSeeCrossTenantProductId'],
  ['can-see-bonuses', 'canSeeBonuses'],
] as const;

const NONE = Object.fromEntries(ROLES.map(([, flag]) => [flag, false]));

describe('SES-4: seven roles map to seven flags', () => {
  it.each(ROLES)('%s sets %s and nothing else', (role, flag) => {
    expect(flagsFromRoles(['offline_access', role])).toEqual({ ...NONE, [flag]: true });
  });

  it('names the pairs', () => {
    expect(Object.entries(FLAG_BY_ROLE)).toEqual(ROLES);
  });

  it('sets all with all roles, none with others', () => {
    const all = flagsFromRoles(ROLES.map(([role]) => role));
    expect(Object.values(all)).toEqual(ROLES.map(() => true));
    expect(
      flagsFromRoles(['CAN-SEE-PRICES', 'tenant-AZ', 'can-preview-content', 'displayPriceInformation']),
    ).toEqual(NONE);
  });

  it('leaves all false without a token', () => {
    expect(NO_FLAGS).toEqual(NONE);
  });
});

describe('SES-4: the eighth role opens the content preview and sets no flag', () => {
  it.each([
    [['can-preview-content'], true],
    [['can-see-prices', 'can-preview-content'], true],
    [['can-see-prices'], false],
    [[], false],
  ])('%j: %s', (roles, may) => {
    expect(mayPreviewContent(roles)).toBe(may);
  });
});
