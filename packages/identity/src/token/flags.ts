/** The seven roles that switch something on, and the flag each of them sets (SES-4). */
export const FLAG_BY_ROLE = {
  'can-see-prices': 'displayPriceInformation',
  'should-see-price-popup': 'displayPricePopup',
  'should-see-extended-price-popup': 'displayExtendedPricePopup',
  'special-price-highlighting': 'highlightSpecialPrices',
  'discount-highlighting': 'highlightDiscounts',
  'should-see-cross-tenant-product-id': 'shouldSeeCrossTenantProductId',
  'can-see-bonuses': 'canSeeBonuses',
} as const;

/** A role with a flag. */
export type FlagRole = keyof typeof FLAG_BY_ROLE;

/** What a user's roles switch on; all false without a token (SES-4). */
export type UserFlags = Readonly<Record<(typeof FLAG_BY_ROLE)[FlagRole], boolean>>;

/**
 * The flags of realm roles (SES-4); other roles set none.
 *
 * @example flagsFromRoles(['can-see-prices']).displayPriceInformation // true
 */
export const flagsFromRoles = (roles: readonly string[]): UserFlags => {
  const has = (role: FlagRole): boolean => roles.includes(role);
  return {
    displayPriceInformation: has('can-see-prices'),
    displayPricePopup: has('should-see-price-popup'),
    displayExtendedPricePopup: has('should-see-extended-price-popup'),
    highlightSpecialPrices: has('special-price-highlighting'),
    highlightDiscounts: has('discount-highlighting'),
    shouldSeeCrossTenantProductId: has('should-see-cross-tenant-product-id'),
    canSeeBonuses: has('can-see-bonuses'),
  };
};

/** The flags of a visitor without a token (SES-4). */
export const NO_FLAGS: UserFlags = flagsFromRoles([]);

/** Whether roles open the content preview. This role has no flag: nothing in the shop depends on it. */
export const mayPreviewContent = (roles: readonly string[]): boolean => roles.includes('can-preview-content');
