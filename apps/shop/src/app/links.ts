import { customerSelectorUrl, loginUrl } from '@gastroshop/identity';
import type { ShopPaths } from '@gastroshop/storefront/shop';

/** Addresses of the shop's pages. Components ask these and never write an address of their own. */
export const links = {
  home: '/',
  search: '/search',
  product: (sku: string) => `/product/${encodeURIComponent(sku)}`,
  cart: '/checkout',
  orderPad: '/order-pad',
  scan: '/order-pad?scan=1',
  delivery: '/checkout/delivery',
  confirmation: (orderId: string) => `/checkout/confirmation?order=${encodeURIComponent(orderId)}`,
  customers: '/my/customers',
  orders: '/my/orders',
  order: (orderId: string) => `/my/orders/detail/${encodeURIComponent(orderId)}`,
  orderTemplates: '/my/ordertemplates',
  standingOrders: (standingOrderId?: string) =>
    standingOrderId === undefined
      ? '/my/standing-orders'
      : `/my/standing-orders/detail/${encodeURIComponent(standingOrderId)}`,
  essentials: '/essential-products',
  receipts: '/my/receipts',
  notifications: '/my/notification-center',
  orderTemplate: (orderTemplateId: string) => `/my/ordertemplates/${encodeURIComponent(orderTemplateId)}`,
  labelPrints: '/my/label-prints',
  userProfile: '/my/user-profile',
  inventories: '/my/inventory',
  deletedInventories: '/my/deletedInventories',
  privacyPreferences: '/privacy-preferences',
  contacts: '/contacts',
  flyers: '/flyers',
  logout: '/auth/logout',
} as const;

const withQuery =
  (path: string) =>
  (query = ''): string =>
    query === '' ? path : `${path}?${query.replace(/^\?/, '')}`;

/** The addresses that the shared screens ask for. */
export const shopPaths: ShopPaths = {
  ...links,
  search: withQuery(links.search),
  orders: withQuery(links.orders),
  profile: links.userProfile,
  signOn: (target) => loginUrl(target),
  customers: (target) => customerSelectorUrl(target),
};
