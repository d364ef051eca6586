import type { OrderValue, OrderWarning } from '@gastroshop/ui/order-control';
import type { CheckoutLine } from '../lines/checkout-line';

/** What buyers do with the lines of the cart; the same object for all rows. */
export interface LineActions {
  readonly change: (line: CheckoutLine, value: OrderValue) => void;
  readonly remove: (line: CheckoutLine) => void;
  readonly bringBack: (line: CheckoutLine) => void;
  /** Lets a line that was taken out go from the page. */
  readonly hide: (line: CheckoutLine) => void;
  /** Puts another article in the place of a line. */
  readonly replace: (line: CheckoutLine, sku: string, value: OrderValue) => void;
  readonly warn: (warning: OrderWarning) => void;
  /** What was told about the line has been read. */
  readonly read: (line: CheckoutLine) => void;
}
