import {
  browseSubshopCategories,
  type Client,
  clearSubshopCart,
  completeSubshopProducts,
  deleteSubshopCartItem,
  getFairCategoryPromotions,
  getGroupedProducts,
  getProductDetails,
  getSubshopCart,
  getSubshopProduct,
  getSubshopRecommendations,
  putSubshopCartItem,
  putSubshopCartItems,
  putSubshopCartItemWithoutDetail,
  resolveOrderList,
  searchFairPromotions,
  searchSubshopProducts,
  submitSubshopCart,
  watchSubshopCart,
} from '@gastroshop/api-client';
import type { Fair, GroupedProductPage, Product, SearchBody } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { priceDay } from '@gastroshop/domain/pricing';
import type {
  CartGateway,
  GatewayOptions,
  ServerClock,
  ShopGateway,
  ShopScope,
} from '@gastroshop/storefront/shop';
import { fairPaths } from './links';

/** What a fair's side of the port is made of. */
export interface FairGatewayDependencies {
  readonly client: Client;
  readonly clock: ServerClock;
  readonly scope: ShopScope;
  readonly fairCode: string;
  /** What the fair says about itself; undefined until that is known. */
  readonly fair: Fair | undefined;
}

/** As many articles as one search answers. */
const MOST_AT_ONCE = 300;

const fairCart = ({ client, scope, fairCode }: FairGatewayDependencies): CartGateway => {
  const { tenant, customerId } = scope;
  const place = { tenant, customerId, subshopCode: fairCode };
  return {
    read: (options) => getSubshopCart(client, place, options),
    put: (items) =>
      items.length === 1 && items[0] !== undefined
        ? putSubshopCartItem(client, { ...place, item: items[0] })
        : putSubshopCartItems(client, { ...place, items: [...items] }),
    putOne: (item) => putSubshopCartItemWithoutDetail(client, { ...place, item }),
    remove: (item) => deleteSubshopCartItem(client, { ...place, item }),
    // What the own shop promotes beside its cart is no offer of the fair.
    promoted: () => Promise.resolve([]),
    clear: () => clearSubshopCart(client, place),
    submit: (orderSubmission, idempotencyKey) =>
      submitSubshopCart(client, { ...place, orderSubmission, idempotencyKey }),
    watch: (lastEventId, options) => watchSubshopCart(client, { ...place, lastEventId }, options),
  };
};

/** What the fair says about prices and dates. */
const termsOf = (fair: Fair): Pick<ShopGateway, 'fair' | 'terms'> => {
  const { globalDiscountFactor, billingTime, firstPossibleDeliveryDate, lastPossibleDeliveryDate } = fair;
  return {
    fair: { factor: globalDiscountFactor },
    terms: { billingTime, firstPossibleDeliveryDate, lastPossibleDeliveryDate },
  };
};

/** A fair behind the port of the shared screens. */
export const createFairGateway = (parts: FairGatewayDependencies): ShopGateway => {
  const { client, clock, scope, fairCode, fair } = parts;
  const { tenant, customerId } = scope;
  const place = { tenant, customerId, cartType: fairCode };
  const search = async (searchBody: SearchBody, options?: GatewayOptions): Promise<GroupedProductPage> => {
    const ask =
      searchBody.queryString === undefined || searchBody.queryString === ''
        ? browseSubshopCategories
        : searchSubshopProducts;
    return { ...(await ask(client, { ...place, searchBody }, options)), groupings: [] };
  };
  const products = async (skus: readonly string[], options?: GatewayOptions): Promise<readonly Product[]> =>
    (await search({ whitelistedSkus: [...skus], page: { page: 0, size: MOST_AT_ONCE } }, options)).products;
  return {
    scope,
    paths: fairPaths(fairCode),
    ...(fair === undefined ? { fair: {} } : termsOf(fair)),
    priceDay: () => priceDay({ orderDay: viennaDateAt(clock.now()), fair }),
    search,
    complete: (completionBody, options) =>
      completeSubshopProducts(client, { ...place, completionBody }, options),
    product: (sku, options) => getSubshopProduct(client, { ...place, sku }, options),
    productDetails: (sku, options) => getProductDetails(client, { tenant, sku }, options),
    products,
    resolve: (lines, options) => resolveOrderList(client, { tenant, body: { lines: [...lines] } }, options),
    // The own shop knows what belongs together, the fair what of it is sold and for how much.
    variants: async (sku, options) => {
      const known = await getGroupedProducts(client, { tenant, sku }, options);
      return known.length > 1
        ? products(
            known.map((product) => product.sku),
            options,
          )
        : [];
    },
    recommendations: (sku, options) =>
      getSubshopRecommendations(client, { tenant, customerId, subshopCode: fairCode, sku }, options),
    promotions: async (where, options) => {
      const fairId = fairCode;
      switch (where.kind) {
        case 'CATEGORY':
          return getFairCategoryPromotions(
            client,
            { fairId, body: { categoryId: where.categoryId } },
            options,
          );
        case 'SEARCH':
          return searchFairPromotions(client, { fairId, body: { queryString: where.queryString } }, options);
        case 'ESSENCE':
          return [];
      }
    },
    ...(customerId !== '' && { cart: fairCart(parts) }),
  };
};
