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
  /** The banner, which stands first but for what changes the bill. */
  readonly banner?: ProductBannerData | undefined;
  /** How many of them all keep their word; the others are their logo alone. */
  readonly words?: number | undefined;
  /** Higher, for a product's own page. */
  readonly large?: boolean | undefined;
}

/** What changes the bill, the banner and the other attributes of a product, in one line; three attributes at most. */
export const ProductBadges = ({
  badges,
  banner,
  words = MAX_BADGES,
  large,
}: ProductBadgesProps): ReactNode => {
  const shown = badges.slice(0, MAX_BADGES);
  const other = shown.findIndex(({ isBilled }) => isBilled !== true);
  const billed = other < 0 ? shown.length : other;
  const badgeAt = (badge: AttributeBadgeData, place: number): ReactNode => (
    <AttributeBadge key={badge.key} badge={badge} iconOnly={place >= words} large={large} />
  );
  const before = banner === undefined ? 0 : 1;
  return (
    <>
      {shown.slice(0, billed).map(badgeAt)}
      {banner === undefined ? null : <ProductBanner banner={banner} large={large} />}
      {shown.slice(billed).map((badge, index) => badgeAt(badge, billed + before + index))}
    </>
  );
};
