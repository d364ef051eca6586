import type { OrderItem, Product } from '@gastroshop/api-contract';
import type { Remarks } from '@gastroshop/domain/cart';

/** An amount of an article to put into the cart. */
export interface ReorderProposal {
  readonly product: Product;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
  /** What was noted of the line. */
  readonly remarks?: Remarks | undefined;
}

/** What has changed since the order, besides what cannot be ordered at all. */
export type ReorderChange =
  /** Net euro per price unit. */
  | { readonly kind: 'PRICE'; readonly before: string; readonly after: string }
  | { readonly kind: 'PRICE_ON_REQUEST' }
  /** The unit of then is not on offer; as much of the article is offered in another one. */
  | { readonly kind: 'UNIT' }
  /** The smallest amount that may be ordered is larger now. */
  | { readonly kind: 'MINIMUM' }
  /** It is in the cart already, and would become what was ordered. */
  | { readonly kind: 'IN_CART'; readonly amount: number; readonly unit: string };

/** A line of an order that is ordered again. */
export interface ReorderLine {
  readonly item: OrderItem;
  /** Undefined where the shop does not know the article any more. */
  readonly product: Product | undefined;
  /** What goes into the cart; undefined where it cannot be ordered. */
  readonly offer: ReorderProposal | undefined;
  /** What can be ordered in place of what cannot. */
  readonly replacement: ReorderProposal | undefined;
  readonly changes: readonly ReorderChange[];
}
