import type { Product } from '@gastroshop/api-contract';
import { attributeBadges } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';
import type { AttributeBadgeData, ProductBannerData } from '@gastroshop/ui/product';
import { badgeLabel } from './badge-label';

/** The badges of an article in words (PRD-4); what the banner says already is not said twice. */
export const toBadges = (
  { attributes }: Pick<Product, 'attributes'>,
  banner: ProductBannerData | undefined,
  locale: Locale,
): readonly AttributeBadgeData[] =>
  attributeBadges(
    banner?.kind === 'PRE_ORDER' ? attributes.filter(({ key }) => key !== 'Bestellartikel') : attributes,
  ).map(({ key, hasIcon, ...badge }) => ({
    key,
    hasIcon,
    label: badgeLabel({ key, ...badge }, locale),
  }));
