import { customerSelectorUrl, loginUrl } from '@gastroshop/identity';

/** Where the pages of the shop are, seen from a site that shows parts of it. */
export interface ShopLinks {
  readonly product: (sku: string) => string;
  /** The list of products, of what is searched for. */
  readonly search: (query: string) => string;
  readonly category: (categoryId: string) => string;
  readonly cart: string;
  /** Signing in, which comes back to `target`, a path of the site or of the shop at another origin, or to the start page. */
  readonly signIn: (target: string) => string;
  /** The choice of the customer, which leads on to `target`. */
  readonly customers: (target: string) => string;
}

/** Where a shop is. */
export interface ShopOrigins {
  /** Where signing in begins, which sets the cookies of the session; empty for the page's own origin. */
  readonly origin: string;
  /** Where the pages are. */
  readonly pages: string;
}

/** The pages of a shop. */
export const shopLinks = ({ origin, pages }: ShopOrigins): ShopLinks => ({
  product: (sku) => `${pages}/product/${encodeURIComponent(sku)}`,
  search: (query) => `${pages}/search?${new URLSearchParams({ query }).toString()}`,
  category: (categoryId) => `${pages}/search?${new URLSearchParams({ categoryId }).toString()}`,
  cart: `${pages}/checkout`,
  // At the site's own origin the backend decides by its host whether there are pages of the site to come back to.
  signIn: (target) => `${origin}${origin === '' ? loginUrl(target, 'ANY') : loginUrl(target)}`,
  customers: (target) => `${pages}${customerSelectorUrl(target)}`,
});
