import type { TrackingCategory, TrackingSource } from '@gastroshop/api-contract';

interface AnyEvent {
  /** What the event is about (TRK-1). */
  readonly category: TrackingCategory;
  /** Where in the shop it happened; missing outside the specified places. */
  readonly source?: TrackingSource | undefined;
}

/** Something was done: an article put into the cart, a list printed, a document opened. */
export interface ActionEvent extends AnyEvent {
  readonly kind: 'action';
  /** What was done, in English words that stay the same: `add`, `download pdf`. */
  readonly action: string;
  /** What it was done to, such as an article number. */
  readonly name?: string | undefined;
  /** How much of it. */
  readonly value?: number | undefined;
}

/** An article was opened. */
export interface ClickEvent extends AnyEvent {
  readonly kind: 'click';
  readonly productId: string;
  readonly productName: string;
  /** Address of its page. */
  readonly productUrl: string;
  /** What had been searched for. */
  readonly keywords?: string | undefined;
}

/** Something was searched for. */
export interface SearchEvent extends AnyEvent {
  readonly kind: 'search';
  readonly term: string;
  readonly totalResults: number;
  /** What kind of search it was, such as `fulltext` or `completion`. */
  readonly typeOfQuery: string;
}

/** An article that was ordered. */
export interface OrderedItem {
  readonly productId: string;
  /** Abbreviation of the unit. */
  readonly unit: string;
  /** How many of this unit. */
  readonly amount: number;
  /** Net euro of one of this unit, for those who may see prices; currency of all analytics is EUR. */
  readonly salePrice?: string | undefined;
  /** Net euro of all of them, discounts on the sum and weights included. */
  readonly rowTotal?: string | undefined;
}

/** An order was placed. */
export interface CheckoutEvent extends AnyEvent {
  readonly kind: 'checkout';
  readonly orderId: string;
  readonly items: readonly OrderedItem[];
  /** Net euro of all rows together, added exactly; missing where no row has a price. */
  readonly total?: string | undefined;
}

/** A page is shown. */
export interface PageEvent {
  readonly kind: 'page';
  /** Path of the page, without its query. */
  readonly path: string;
  readonly title: string;
}

/** What can be told to a service that has the consent for it. */
export type TrackingEvent = ActionEvent | ClickEvent | SearchEvent | CheckoutEvent | PageEvent;
