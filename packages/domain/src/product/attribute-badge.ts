import { hasAttributeLogo, type ProductAttribute } from './attribute';

/** Badges of one product that are drawn with their icon (PRD-4). */
export const BADGES_WITH_ICON = 3;

/** One attribute as a product card shows it. */
export interface AttributeBadge {
  readonly key: string;
  readonly extension?: string | undefined;
  /** The word to read; the key where the backend sent none. */
  readonly displayName: string;
  /** Whether the logo is drawn. Without it the badge is its word alone. */
  readonly hasIcon: boolean;
}

/**
 * The badges of a product in the order the backend sent its attributes, each key once.
 *
 * Rule: keys the shop does not know have no logo, and no more than three logos are drawn, the foremost (PRD-4). A badge
 * without a logo does not use up one of the three places.
 */
export const attributeBadges = (attributes: readonly ProductAttribute[]): readonly AttributeBadge[] => {
  const badges = new Map<string, AttributeBadge>();
  let icons = 0;
  for (const { key, extension, displayName } of attributes) {
    if (badges.has(key)) continue;
    const hasIcon = icons < BADGES_WITH_ICON && hasAttributeLogo(key);
    if (hasIcon) icons += 1;
    badges.set(key, {
      key,
      ...(extension === undefined ? {} : { extension }),
      displayName: displayName ?? key,
      hasIcon,
    });
  }
  return [...badges.values()];
};
