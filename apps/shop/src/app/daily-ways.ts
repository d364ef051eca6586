import type { ShopFeature } from '@gastroshop/api-contract';
import type { HeaderLink } from '@gastroshop/cms';
import type { UserFlags } from '@gastroshop/identity';
import type { DailyWay } from '@gastroshop/ui/layout';
import type { TFunction } from 'i18next';
import { isKnownPage } from './known-page';
import { links, shopPaths } from './links';

/** What the ways of daily work depend on. */
export interface DailyLinksInput {
  readonly t: TFunction<'shop-daily'>;
  readonly flags: UserFlags;
  /** Parts the shop has of those it may do without; left out: all. */
  readonly features?: readonly ShopFeature[] | undefined;
  /** Regular products that are due; undefined while it is not known. */
  readonly due: number | undefined;
  /** Pages of the content that belong to the daily work: those the content marks. */
  readonly marked: readonly HeaderLink[];
  readonly pathname: string;
  /** The query of the address, with its question mark. */
  readonly search: string;
}

/** What orders is done with, in the order of its use; nothing of money for those who see no prices. */
export const dailyWays = (question: DailyLinksInput): readonly DailyWay[] => {
  const { t, flags, features, due, marked, pathname, search } = question;
  const inOffers = new URLSearchParams(search).get('prices') === 'PROMOTION';
  const isIn = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  const ways: readonly (DailyWay | false)[] = [
    { href: links.home, label: t('myDay'), current: pathname === links.home },
    { href: links.search, label: t('assortment'), current: pathname === links.search && !inOffers },
    flags.displayPriceInformation && {
      href: shopPaths.search('prices=PROMOTION'),
      label: t('offers'),
      current: pathname === links.search && inOffers,
      folds: true,
    },
    {
      href: links.essentials,
      label: t('essentials'),
      current: isIn(links.essentials),
      ...(due !== undefined && { count: { shown: due, label: t('due', { count: due }) } }),
    },
    { href: links.orderTemplates, label: t('templates'), current: isIn(links.orderTemplates) },
    { href: links.orderPad, label: t('orderPad'), current: isIn(links.orderPad) },
    {
      href: links.inventories,
      label: t('inventory'),
      current: isIn(links.inventories) || isIn(links.deletedInventories),
    },
    { href: links.orders, label: t('orders'), current: isIn(links.orders) },
    flags.displayPriceInformation && {
      href: links.receipts,
      label: t('receipts'),
      current: isIn(links.receipts),
    },
    ...marked.map(({ href, label }) => ({ href, label, current: pathname === href, folds: true })),
  ];
  return ways.filter((way) => way !== false).filter(({ href }) => isKnownPage(href, features));
};
