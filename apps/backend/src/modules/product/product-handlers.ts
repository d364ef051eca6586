import type { Handlers } from '../../calls';
import { batchProducts } from './batch-products';
import { buyerOf } from './buyer';
import { checkoutProducts } from './checkout-products';
import { fairOffer } from './fair-offer';
import { groupedProducts } from './grouped-products';
import { promotedProducts, recommendedProducts } from './linked-products';
import { oneProduct } from './one-product';
import { resolveOrderList } from './order-list';
import { productDetails } from './product-details';

/** Articles by their numbers: one, several, with variants, recommended, promoted, in a fair; and order lists. */
export const productHandlers = () =>
  ({
    getProduct: (request, queries) =>
      oneProduct(queries, buyerOf(request), request.path.sku, {
        ...request.query,
        byCrossTenantId: request.caller?.flags.shouldSeeCrossTenantProductId ?? false,
      }),
    getProducts: (request, queries) =>
      batchProducts(queries, buyerOf(request), request.query.sku, request.query),
    queryProducts: (request, queries) =>
      batchProducts(queries, buyerOf(request), request.body, request.query),
    getCheckoutProducts: (request, queries) => checkoutProducts(queries, buyerOf(request), request.body),
    getGroupedProducts: (request, queries) =>
      groupedProducts(queries, buyerOf(request), request.query.sku, request.query),
    getRecommendations: (request, queries) =>
      recommendedProducts(queries, buyerOf(request), request.path.sku),
    getSubshopProduct: async (request, queries) => {
      const buyer = buyerOf(request);
      const fair = await fairOffer(queries, buyer, request.path.cartType);
      return oneProduct(queries, buyer, request.path.sku, {
        fair,
        byCrossTenantId: request.caller.flags.shouldSeeCrossTenantProductId,
      });
    },
    getSubshopRecommendations: async (request, queries) => {
      const buyer = buyerOf(request);
      const fair = await fairOffer(queries, buyer, request.path.subshopCode);
      return recommendedProducts(queries, buyer, request.path.sku, fair);
    },
    getPromotedProductsForCart: (request, queries) => promotedProducts(queries, buyerOf(request)),
    getProductDetails: (request, queries) => productDetails(queries, buyerOf(request), request.path.sku),
    resolveOrderList: (request, queries) =>
      resolveOrderList(queries, buyerOf(request), request.body, {
        byCrossTenantId: request.caller.flags.shouldSeeCrossTenantProductId,
      }),
  }) satisfies Handlers;
