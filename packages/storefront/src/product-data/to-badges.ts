import type { Product } from '@gastroshop/api-contract';
import { alcoholNotice, attributeBadges } from '@gastroshop/domain/product';
import { formatPercent, type Locale } from '@gastroshop/i18n';
import type { AttributeBadgeData, ProductBannerData } from '@gastroshop/ui/product';
import { badgeLabel } from './badge-label';

/** What changes what is billed or when it comes, in the order in which it is told before everything else. */
const BILLED: readonly string[] = ['Wiegeartikel', 'Bestellartikel', 'Alcohol'];
/** What follows it: what has to be done in time, and how it comes. The rest stays in the order of the backend. */
const THEN: readonly string[] = ['Bestellschluss', 'Tiefgekuehlt', 'Gekuehlt'];

const FIRST = [...BILLED, ...THEN];

const rankOf = ({ key }: { readonly key: string }): number => {
  const rank = FIRST.indexOf(key);
  return rank < 0 ? FIRST.length : rank;
};

/** The badges of an article in words (PRD-4); what the banner says already is not said twice. */
export const toBadges = (
  { attributes, alcohol }: Pick<Product, 'attributes' | 'alcohol'>,
  banner: ProductBannerData | undefined,
  locale: Locale,
): readonly AttributeBadgeData[] => {
  const notice = alcoholNotice(alcohol);
  const strength =
    notice === undefined
      ? []
      : [{ key: 'Alcohol', displayName: `${formatPercent(notice.percentByVolume)}\u00a0vol` }];
  const told =
    banner?.kind === 'PRE_ORDER' ? attributes.filter(({ key }) => key !== 'Bestellartikel') : attributes;
  return attributeBadges([...told, ...strength].sort((one, other) => rankOf(one) - rankOf(other))).map(
    ({ key, hasIcon, ...badge }) => ({
      key,
      hasIcon,
      label: badgeLabel({ key, ...badge }, locale),
      ...(BILLED.includes(key) && { isBilled: true }),
    }),
  );
};
