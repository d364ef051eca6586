import {
  browseCategoriesV2,
  clearCart,
  type Client,
  completeProducts,
  getCategoryPromotions,
  getEssencePromotions,
  getGroupedProducts,
  getProduct,
  getProductDetails,
  getPromotedProductsForCart,
  getRecommendations,
  putCartItemWithoutDetail,
  queryProducts,
  resolveOrderList,
  searchProductsV2,
  searchPromotions,
  submitCart,
} from '@gastroshop/api-client';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { customerCart } from '@gastroshop/cart/sending';
import type { CartGateway, ServerClock, ShopGateway, ShopScope } from '@gastroshop/storefront/shop';
import { shopPaths } from './links';

const ownCart = (client: Client, { tenant, customerId }: ShopScope): CartGateway => ({
  ...customerCart(client, { tenant, customerId }),
  putOne: (item) => putCartItemWithoutDetail(client, { tenant, customerId, item }),
  promoted: (options) => getPromotedProductsForCart(client, { tenant }, options),
  clear: () => clearCart(client, { tenant, customerId }),
  submit: (orderInformation, idempotencyKey) =>
    submitCart(client, { tenant, customerId, orderInformation, idempotencyKey }),
});

/** The own shop behind the port of the shared screens. */
export const createMainGateway = (client: Client, clock: ServerClock, scope: ShopScope): ShopGateway => {
  const { tenant, customerId } = scope;
  return {
    scope,
    paths: shopPaths,
    priceDay: () => viennaDateAt(clock.now()),
    search: (searchBody, options) =>
      searchBody.queryString === undefined || searchBody.queryString === ''
        ? browseCategoriesV2(client, { tenant, searchBody }, options)
        : searchProductsV2(client, { tenant, searchBody }, options),
    complete: (completionBody, options) => completeProducts(client, { tenant, completionBody }, options),
    // An article that is not on offer any more has its page: it may stand in a cart.
    product: (sku, options) => getProduct(client, { tenant, sku, showInactive: true }, options),
    productDetails: (sku, options) => getProductDetails(client, { tenant, sku }, options),
    products: (skus, options) => queryProducts(client, { tenant, body: [...skus] }, options),
    resolve: (lines, options) => resolveOrderList(client, { tenant, body: { lines: [...lines] } }, options),
    variants: (sku, options) => getGroupedProducts(client, { tenant, sku }, options),
    recommendations: (sku, options) => getRecommendations(client, { tenant, sku }, options),
    promotions: (place, options) => {
      switch (place.kind) {
        case 'CATEGORY':
          return getCategoryPromotions(client, { body: { categoryId: place.categoryId } }, options);
        case 'SEARCH':
          return searchPromotions(client, { body: { queryString: place.queryString } }, options);
        case 'ESSENCE':
          return getEssencePromotions(client, {}, options);
      }
    },
    ...(customerId !== '' && { cart: ownCart(client, scope) }),
  };
};
