import type { ReactNode } from 'react';
import { AttributeBadge, type AttributeBadgeData } from './attribute-badge';
import type { ProductBannerData } from './banner-text';
import { ProductBanner } from './product-banner';

/** Attributes of one product that are shown. */
const MAX_BADGES = 3;

/** What the badges of a product take. */
export interface ProductBadgesProps {
  /** Attributes in the order to show; three at most are shown (PRD-4). */
  readonly badges: readonly AttributeBadgeData[];
  /** The banner, which stands first. */
  readonly banner?: ProductBannerData | undefined;
  /** How many of them all keep their word; the others are their logo alone. */
  readonly words?: number | undefined;
  /** Higher, for a product's own page. */
  readonly large?: boolean | undefined;
}

/** The banner and at most three attributes of a product, in one line. */
export const ProductBadges = ({
  badges,
  banner,
  words = MAX_BADGES,
  large,
}: ProductBadgesProps): ReactNode => {
  const before = banner === undefined ? 0 : 1;
  return (
    <>
      {banner === undefined ? null : <ProductBanner banner={banner} large={large} />}
      {badges.slice(0, MAX_BADGES).map((badge, index) => (
        <AttributeBadge key={badge.key} badge={badge} iconOnly={index + before >= words} large={large} />
      ))}
    </>
  );
};
