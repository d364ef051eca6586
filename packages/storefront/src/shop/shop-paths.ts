/** Where the pages of a shop are. */
export interface ShopPaths {
  readonly home: string;
  /** The list of articles; `query` is the search part of the address, with or without its question mark. */
  readonly search: (query?: string) => string;
  readonly product: (sku: string) => string;
  readonly cart: string;
  /** The step after the cart: when, where to, and the order itself. */
  readonly delivery: string;
  /** The pad for typed, pasted and uploaded lists; missing where there is none. */
  readonly orderPad?: string | undefined;
  /** What was ordered. */
  readonly confirmation: (orderId: string) => string;
  /** What was ordered so far; `query` says which orders, with or without its question mark. */
  readonly orders: (query?: string) => string;
  readonly order: (orderId: string) => string;
  /** Orders that repeat by themselves, and the page of one. */
  readonly standingOrders: (standingOrderId?: string) => string;
  /** Lists of articles kept for ordering again. */
  readonly orderTemplates: string;
  readonly orderTemplate: (orderTemplateId: string) => string;
  /** The user's own data; missing where there is no such page. */
  readonly profile?: string | undefined;
  /** What was ordered in an earlier time, article by article; missing where that is not told. */
  readonly quantityHistory?: string | undefined;
  /** What was counted in store; missing where nothing is counted. */
  readonly inventories?: string | undefined;
  readonly deletedInventories?: string | undefined;
  /** Whom to call; missing where nobody is named. */
  readonly contacts?: string | undefined;
  /** The page that signs on and comes back to `target`. */
  readonly signOn: (target: string) => string;
  /** The choice of the customer, which leads on to `target`. */
  readonly customers: (target: string) => string;
}
