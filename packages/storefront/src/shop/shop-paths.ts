/** Where the pages of a shop are. */
export interface ShopPaths {
  readonly home: string;
  /** The list of articles; `query` is the search part of the address, with or without its question mark. */
  readonly search: (query?: string) => string;
  readonly product: (sku: string) => string;
  readonly cart: string;
  /** The step after the cart: when, where to, and the order itself. */
  readonly delivery: string;
  /** What was ordered. */
  readonly confirmation: (orderId: string) => string;
  /** The page that signs on and comes back to `target`. */
  readonly signOn: (target: string) => string;
  /** The choice of the customer, which leads on to `target`. */
  readonly customers: (target: string) => string;
}
