import type { Product } from '@gastroshop/api-contract';
import type { CheckoutLine } from '../lines/checkout-line';

/** What was ordered of an article in an earlier time. */
export interface EarlierAmount {
  /** In storage units. */
  readonly quantity: number;
  readonly unit: string;
  readonly orders: number | undefined;
}

/** An article to plan: a line of the cart, or one that may become one. */
export interface PlanLine {
  readonly product: Product;
  /** Undefined where it is not in the cart. */
  readonly line: CheckoutLine | undefined;
  readonly earlier?: EarlierAmount | undefined;
}
