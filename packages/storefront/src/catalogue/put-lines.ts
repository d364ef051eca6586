import type { Product } from '@gastroshop/api-contract';
import type { OrderValue } from '@gastroshop/ui/order-control';

/** What was put into the cart from the search. */
export interface PutLine {
  readonly product: Product;
  /** The line of the cart as it is since. */
  readonly line: OrderValue;
  /** Makes the line what it was before, with all it held. */
  readonly undo: () => void;
  /** What was added to it. */
  readonly added: OrderValue;
}

/** So many are shown to be changed. */
export const LINES_SHOWN = 3;
const LINES_KEPT = 40;

/** What was put in last stands first; of an article its last line alone. */
export const withPut = (lines: readonly PutLine[], put: PutLine): readonly PutLine[] =>
  [put, ...lines.filter(({ product }) => product.sku !== put.product.sku)].slice(0, LINES_KEPT);
