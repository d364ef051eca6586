import { customerSelectorUrl, fairBasePath, loginUrl } from '@gastroshop/identity';
import type { ShopPaths } from '@gastroshop/storefront/shop';

const withQuery = (address: string, query: string): string =>
  query === '' ? address : `${address}?${query.replace(/^\?/, '')}`;

/** Addresses in the main shop that a fair leads to: the browser leaves the fair for them. */
export const mainShopLinks = {
  home: '/',
  /** The page that tells of fairs. */
  fairs: '/messe',
  orders: '/my/orders',
  contacts: '/contacts',
  privacyPreferences: '/privacy-preferences',
} as const;

/**
 * Addresses of a fair's pages, whole ones: what is of the main shop looks different and cannot be mistaken for them.
 * Orders and templates are the main shop's.
 */
export const fairPaths = (fairCode: string): ShopPaths => {
  const home = fairBasePath(fairCode);
  return {
    home,
    search: (query = '') => withQuery(`${home}search`, query),
    product: (sku) => `${home}product/${encodeURIComponent(sku)}`,
    cart: `${home}checkout`,
    delivery: `${home}checkout/delivery`,
    confirmation: (orderId) => `${home}checkout/confirmation?order=${encodeURIComponent(orderId)}`,
    quantityHistory: `${home}quantity-history`,
    orders: (query = '') => withQuery(mainShopLinks.orders, query),
    order: (orderId) => `/my/orders/detail/${encodeURIComponent(orderId)}`,
    orderTemplates: '/my/ordertemplates',
    standingOrders: (standingOrderId) =>
      standingOrderId === undefined
        ? '/my/standing-orders'
        : `/my/standing-orders/detail/${encodeURIComponent(standingOrderId)}`,
    orderTemplate: (orderTemplateId) => `/my/ordertemplates/${encodeURIComponent(orderTemplateId)}`,
    contacts: mainShopLinks.contacts,
    signOn: (target) => loginUrl(target),
    customers: (target) => customerSelectorUrl(target),
  };
};
