import type { GroupedProductPage, Product } from '@gastroshop/api-contract';
import { EMPTY_CART, fakeCalls, TEST_CART_SCOPE } from '@gastroshop/cart/testing';
import type { CartGateway, ShopGateway, ShopScope } from '../shop';

/** A scope of somebody signed in with a customer. */
export const TEST_SCOPE: ShopScope = { ...TEST_CART_SCOPE, locale: 'de-AT' };

/** One page of articles. */
export const testPage = (
  products: readonly Product[],
  differing: Partial<GroupedProductPage> = {},
): GroupedProductPage => ({
  products,
  page: { totalElements: products.length, totalPages: 1, number: 0, size: 100 },
  facets: [],
  groupings: [],
  ...differing,
});

const emptyCart: CartGateway = {
  ...fakeCalls(),
  putOne: () => Promise.reject(new Error('The fake cart adds no single line')),
  promoted: () => Promise.resolve([]),
  clear: () => Promise.resolve(EMPTY_CART),
  submit: () => Promise.reject(new Error('The fake cart orders nothing')),
};

/** A gateway that answers from nowhere; a test gives the calls it is about. */
export const fakeGateway = (differing: Partial<ShopGateway> = {}): ShopGateway => ({
  scope: TEST_SCOPE,
  paths: {
    home: '/',
    search: (query = '') => (query === '' ? '/search' : `/search?${query}`),
    product: (sku) => `/product/${sku}`,
    cart: '/checkout',
    delivery: '/checkout/delivery',
    confirmation: (orderId) => `/checkout/confirmation/${orderId}`,
    orders: (query = '') => (query === '' ? '/my/orders' : `/my/orders?${query}`),
    order: (orderId) => `/my/orders/detail/${orderId}`,
    orderTemplates: '/my/ordertemplates',
    standingOrders: (standingOrderId) =>
      standingOrderId === undefined
        ? '/my/standing-orders'
        : `/my/standing-orders/detail/${encodeURIComponent(standingOrderId)}`,
    orderTemplate: (orderTemplateId) => `/my/ordertemplates/${orderTemplateId}`,
    contacts: '/contacts',
    signOn: (target) => `/auth/redirect?target=${target}`,
    customers: (target) => `/my/customers?targetRoute=${target}`,
  },
  priceDay: () => '2026-11-25',
  search: () => Promise.resolve(testPage([])),
  complete: () => Promise.resolve({ terms: [], products: [] }),
  product: (sku) => Promise.reject(new Error(`No article ${sku} in the fake shop`)),
  productDetails: (sku) => Promise.reject(new Error(`No article ${sku} in the fake shop`)),
  products: () => Promise.resolve([]),
  resolve: () => Promise.resolve({ lines: [] }),
  variants: () => Promise.resolve([]),
  recommendations: () => Promise.resolve([]),
  promotions: () => Promise.resolve([]),
  cart: emptyCart,
  ...differing,
});
