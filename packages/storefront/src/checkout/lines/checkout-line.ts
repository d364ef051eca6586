import type { CartItem, Category, Product } from '@gastroshop/api-contract';
import type { PlanEntry, Remarks } from '@gastroshop/domain/cart';

/** A line of the cart as the checkout shows it: what the backend said, with what the buyer has done since. */
export interface CheckoutLine {
  readonly sku: string;
  readonly product: Product;
  /** What it is grouped by. */
  readonly category?: Category | undefined;
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
  /** Over which days the amount is spread; undefined where all comes on the order's day. */
  readonly plan?: readonly PlanEntry[] | undefined;
  /** Note, cost centre and own number. */
  readonly remarks?: Remarks | undefined;
  /** Version of the line that is shown, where the backend tells one; 0 when it has none. */
  readonly version: number | undefined;
  /** On its way to the backend. */
  readonly busy: boolean;
  /** Could not be sent and will be later. */
  readonly unsent: boolean;
  /** Taken out on this page; it stays in its place and can come back. */
  readonly removed: boolean;
}

/** A line that was taken out on this page. */
export interface RemovedLine {
  readonly item: CartItem;
  /** The line it stood below; undefined at the top. */
  readonly below: string | undefined;
}
