import type { ShopFeature } from '@gastroshop/api-contract';
import type { HeaderLink } from '@gastroshop/cms';
import type { UserFlags } from '@gastroshop/identity';
import type { NavigationItem } from '@gastroshop/ui/layout';
import type { TFunction } from 'i18next';
import { isKnownPage } from './known-page';
import { links, shopPaths } from './links';

/** What the ways of the main navigation depend on. */
export interface NavigationInput {
  readonly t: TFunction<'shop-app'>;
  readonly flags: UserFlags;
  /** Parts the shop has of those it may do without; left out: all. */
  readonly features?: readonly ShopFeature[] | undefined;
  /** What the tenant's content adds. */
  readonly contentLinks: readonly HeaderLink[];
  readonly pathname: string;
  /** The query of the address, with its question mark. */
  readonly search: string;
}

const OFFERS = 'prices=PROMOTION';

/** A link of the content, and what stands below it in place of what leads nowhere itself. */
const pagesOf = (link: HeaderLink): readonly HeaderLink[] =>
  link.children.length > 0 ? link.children.flatMap(pagesOf) : [link];

/**
 * The ways of who looks around: the assortment, offers for those who may see prices, then the pages the tenant's content
 * names. Who orders has the tools of the day instead.
 */
export const navigationItems = (question: NavigationInput): readonly NavigationItem[] => {
  const { t, flags, features, contentLinks, pathname, search } = question;
  const inSearch = pathname === links.search;
  const inOffers = inSearch && new URLSearchParams(search).get('prices') === 'PROMOTION';
  const ownPages = contentLinks
    .flatMap(pagesOf)
    .filter(({ href, leavesApp }) => !leavesApp && isKnownPage(href, features));
  return [
    { href: links.search, label: t('assortment'), current: inSearch && !inOffers },
    ...(flags.displayPriceInformation
      ? [{ href: shopPaths.search(OFFERS), label: t('offers'), current: inOffers }]
      : []),
    ...ownPages.map(({ href, label }) => ({ href, label, current: pathname === href })),
  ];
};
