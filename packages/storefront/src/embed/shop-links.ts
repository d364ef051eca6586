import { customerSelectorUrl, loginUrl } from '@gastroshop/identity';

/** Where the pages of the shop are, seen from a site that shows parts of it. */
export interface ShopLinks {
  readonly product: (sku: string) => string;
  /** The list of products, of what is searched for. */
  readonly search: (query: string) => string;
  readonly category: (categoryId: string) => string;
  readonly cart: string;
  /** Signing in, which comes back to `target`, a path of the shop, or to its start page. */
  readonly signIn: (target: string) => string;
  /** The choice of the customer, which leads on to `target`. */
  readonly customers: (target: string) => string;
}

/**
 * The pages of a shop.
 *
 * @param origin of the shop; empty for the page's own
 */
export const shopLinks = (origin: string): ShopLinks => ({
  product: (sku) => `${origin}/product/${encodeURIComponent(sku)}`,
  search: (query) => `${origin}/search?${new URLSearchParams({ query }).toString()}`,
  category: (categoryId) => `${origin}/search?${new URLSearchParams({ categoryId }).toString()}`,
  cart: `${origin}/checkout`,
  signIn: (target) => `${origin}${loginUrl(target)}`,
  customers: (target) => `${origin}${customerSelectorUrl(target)}`,
});
