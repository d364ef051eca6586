import type { PlanEntry, Remarks } from '@gastroshop/domain/cart';
import type { OrderDraft, OrderValue, OrderWarning } from '@gastroshop/ui/order-control';
import type { CheckoutLine } from '../lines/checkout-line';

/** What a line of the cart is set to. */
interface CartLineValue extends OrderValue {
  /** Over which days the amount is spread; missing: the plan the line has follows the amount. */
  readonly plan?: readonly PlanEntry[] | undefined;
}

/** What buyers do with the lines of the cart; the same object for all rows. */
export interface LineActions {
  readonly change: (line: CheckoutLine, value: CartLineValue) => void;
  /** Keeps what was typed and cannot count yet, also while the row is not there. */
  readonly type: (line: CheckoutLine, draft: OrderDraft | undefined) => void;
  readonly remove: (line: CheckoutLine) => void;
  readonly bringBack: (line: CheckoutLine) => void;
  /** Lets a line that was taken out go from the page. */
  readonly hide: (line: CheckoutLine) => void;
  /** Puts another article in the place of a line. */
  readonly replace: (line: CheckoutLine, sku: string, value: OrderValue) => void;
  /** Sets note, cost centre or own number. */
  readonly remark: (line: CheckoutLine, remarks: Remarks) => void;
  readonly warn: (warning: OrderWarning) => void;
  /** What was told about the line has been read. */
  readonly read: (line: CheckoutLine) => void;
}
