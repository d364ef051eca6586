import type {
  Cart,
  CartItemWrite,
  CartLineAnswer,
  Completion,
  CompletionBody,
  GroupedProductPage,
  Order,
  OrderListLine,
  OrderSubmission,
  Product,
  ProductDetails,
  Promotion,
  ResolvedOrderList,
  SearchBody,
} from '@gastroshop/api-contract';
import type { CartCalls } from '@gastroshop/cart/sending';
import type { FairPricing } from '@gastroshop/domain/pricing';
import type { FairConditions } from './fair-conditions';
import type { ShopPaths } from './shop-paths';
import type { ShopScope } from './shop-scope';

/** What a call may be told besides its arguments. */
export interface GatewayOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Where promotions between articles come from. */
export type PromotionPlace =
  | { readonly kind: 'CATEGORY'; readonly categoryId: string }
  | { readonly kind: 'SEARCH'; readonly queryString: string }
  | { readonly kind: 'ESSENCE' };

/** The calls of a cart; without them nothing can be ordered here (nobody is signed in, or no customer is chosen). */
export interface CartGateway extends CartCalls {
  /** Adds or changes one line and answers what became of it. */
  readonly putOne: (item: CartItemWrite) => Promise<CartLineAnswer>;
  /** Articles to offer beside the cart. */
  readonly promoted: (options?: GatewayOptions) => Promise<readonly Product[]>;
  /** Takes every line out and answers the empty cart. */
  readonly clear: () => Promise<Cart>;
  /** Orders what is in the cart; the same key and submission again answer the same order. */
  readonly submit: (submission: OrderSubmission, idempotencyKey: string) => Promise<Order>;
}

/**
 * The port between the shared screens and the shop they stand in. The main shop and the sub-shop of a fair differ in
 * paths, calls and pricing, not in what a screen does, so a screen asks the port and never which shop it is in.
 */
export interface ShopGateway {
  readonly scope: ShopScope;
  readonly paths: ShopPaths;
  /** Present (if only as `{}`) inside a fair. */
  readonly fair?: FairPricing | undefined;
  /** Present where orders are taken for some dates only, and may be planned over several of them. */
  readonly terms?: FairConditions | undefined;
  /** Days pass during an open page, so the day whose prices count is asked for, YYYY-MM-DD. */
  readonly priceDay: () => string;
  readonly search: (body: SearchBody, options?: GatewayOptions) => Promise<GroupedProductPage>;
  readonly complete: (body: CompletionBody, options?: GatewayOptions) => Promise<Completion>;
  readonly product: (sku: string, options?: GatewayOptions) => Promise<Product>;
  readonly productDetails: (sku: string, options?: GatewayOptions) => Promise<ProductDetails>;
  readonly products: (skus: readonly string[], options?: GatewayOptions) => Promise<readonly Product[]>;
  /** Reads an order list: articles, units, amounts and reasons by line. */
  readonly resolve: (lines: readonly OrderListLine[], options?: GatewayOptions) => Promise<ResolvedOrderList>;
  /** The variants an article belongs to, itself among them. */
  readonly variants: (sku: string, options?: GatewayOptions) => Promise<readonly Product[]>;
  readonly recommendations: (sku: string, options?: GatewayOptions) => Promise<readonly Product[]>;
  readonly promotions: (place: PromotionPlace, options?: GatewayOptions) => Promise<readonly Promotion[]>;
  readonly cart?: CartGateway | undefined;
}
