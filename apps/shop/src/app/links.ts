import { customerSelectorAddress, loginAddress } from '@gastroshop/identity';
import type { ShopPaths } from '@gastroshop/storefront/shop';

/** Addresses of the shop's pages. Components ask these and never write an address of their own. */
export const links = {
  home: '/',
  search: '/search',
  product: (sku: string) => `/product/${encodeURIComponent(sku)}`,
  cart: '/checkout',
  delivery: '/checkout/delivery',
  confirmation: (orderId: string) => `/checkout/confirmation?order=${encodeURIComponent(orderId)}`,
  customers: '/my/customers',
  privacyPreferences: '/privacy-preferences',
  contacts: '/contacts',
  flyers: '/flyers',
  logout: '/auth/logout',
} as const;

/** The addresses that the shared screens ask for. */
export const shopPaths: ShopPaths = {
  home: links.home,
  search: (query = '') => (query === '' ? links.search : `${links.search}?${query.replace(/^\?/, '')}`),
  product: links.product,
  cart: links.cart,
  delivery: links.delivery,
  confirmation: links.confirmation,
  signOn: (target) => loginAddress(target),
  customers: (target) => customerSelectorAddress(target),
};
