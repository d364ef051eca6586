import { getCart, type Client } from '@gastroshop/api-client';
import { customerSelectorUrl, loginUrl } from '@gastroshop/identity';
import type { ShopGateway, ShopScope } from '@gastroshop/storefront/shop';

const notAsked = (): Promise<never> => Promise.reject(new Error('The test does not answer this'));

async function* nothing() {
  // No event ever comes.
}

/** A gateway of no particular app: its cart is read from the backend, everything else is not answered. */
export const testGateway = (client: Client, scope: ShopScope): ShopGateway => ({
  scope,
  paths: {
    home: '/',
    search: () => '/search',
    product: (sku) => `/product/${sku}`,
    cart: '/checkout',
    delivery: '/checkout/delivery',
    confirmation: (orderId) => `/checkout/confirmation?order=${orderId}`,
    orders: () => '/my/orders',
    order: (orderId) => `/my/orders/detail/${orderId}`,
    orderTemplates: '/my/ordertemplates',
    standingOrders: (standingOrderId) =>
      standingOrderId === undefined
        ? '/my/standing-orders'
        : `/my/standing-orders/detail/${encodeURIComponent(standingOrderId)}`,
    orderTemplate: (orderTemplateId) => `/my/ordertemplates/${orderTemplateId}`,
    signOn: (target) => loginUrl(target),
    customers: (target) => customerSelectorUrl(target),
  },
  priceDay: () => '2026-11-25',
  search: notAsked,
  complete: notAsked,
  product: notAsked,
  productDetails: notAsked,
  products: notAsked,
  resolve: notAsked,
  variants: notAsked,
  recommendations: notAsked,
  promotions: notAsked,
  ...(scope.customerId !== '' && {
    cart: {
      read: (options) => getCart(client, scope, options),
      put: notAsked,
      putOne: notAsked,
      remove: notAsked,
      promoted: notAsked,
      clear: notAsked,
      submit: notAsked,
      watch: nothing,
    },
  }),
});
