import type { ShopConfig } from '@gastroshop/api-contract';

/** Where a page stands. */
export type PageOrigin = Pick<Location, 'protocol' | 'port'>;

/**
 * Address of a tenant's shop, by the hosts that the backend names for the group of the shop one is in; protocol and
 * port are those of the page.
 *
 * @param home path the shops live at on their hosts
 * @returns undefined where the backend names no host for the tenant
 * @example homeShopUrl('LS', [{ tenant: 'LS', host: 'ls.example.com' }], location) // 'https://ls.example.com/'
 */
export const homeShopUrl = (
  tenant: string,
  shops: NonNullable<ShopConfig['shops']>,
  { protocol, port }: PageOrigin,
  home = '/',
): string | undefined => {
  const host = shops.find((shop) => shop.tenant === tenant)?.host;
  return host === undefined ? undefined : `${protocol}//${host}${port === '' ? '' : `:${port}`}${home}`;
};
