import type { OrderHintData } from './order-hint-data';
import type { OrderDraft, OrderUnit, OrderValue, OrderWarning, UnusualAmountInput } from './order-value';

/** The sizes of an order control; below 961 px and under a thumb all but `count` become 44 px high. */
export type OrderControlSize = 'row' | 'tile' | 'detail' | 'touch';

/** What an order control takes. */
export interface OrderControlProps {
  /** Name of the product, for screen readers. */
  readonly name: string;
  /** Amount in the cart; outside the cart the amount offered; undefined while nothing has been counted. */
  readonly amount: number | undefined;
  /** Abbreviation of the unit that `amount` is in. */
  readonly unit: string;
  /** Units to choose from, in the order to show; without any the unit is not shown. */
  readonly units: readonly OrderUnit[];
  /** Whether the product is in the cart. */
  readonly inCart?: boolean | undefined;
  /** Whether something is on its way to the server; shown for half a second at least, never blocking the field. */
  readonly busy?: boolean | undefined;
  /** Whether what is shown has not reached the server yet and will be sent later. */
  readonly unsent?: boolean | undefined;
  /** Why the product cannot be ordered; what is in the cart can still be taken out. */
  readonly disabledReason?: string | undefined;
  /** What was typed outside the cart and not added; a new value is taken over unless somebody is typing. */
  readonly draft?: OrderDraft | undefined;
  /** Whether the draft is what the shop proposes: grey until somebody types; what was typed is black. */
  readonly proposed?: boolean | undefined;
  /** Geometry by place; `row` when it is missing. */
  readonly size?: OrderControlSize | undefined;
  /** `order` (when missing) fills a cart; `count` takes 0 as an amount, has no toggle and saves without Enter. */
  readonly purpose?: 'order' | 'count' | undefined;
  /** What is to be asked about an amount before it counts; undefined for a usual one (QTY-6). */
  readonly unusual?: ((value: OrderValue) => UnusualAmountInput | undefined) | undefined;
  /** Whether the toggle is left out, as in the cart's own list, where the row itself is the state. */
  readonly withoutToggle?: boolean | undefined;
  /** Position in a list that renders only what is visible, see `OrderControlGroup`. */
  readonly rowIndex?: number | undefined;
  /** Called with a changed amount or unit of what is in the cart: after half a second, on Enter or on leaving. */
  readonly onChange?: ((value: OrderValue) => void) | undefined;
  /** Called by Enter on a typed amount and by the toggle to put the product into the cart. */
  readonly onAdd?: ((value: OrderValue) => void) | undefined;
  /** Called by the toggle and by Enter on 0 or nothing, with what was in the cart, so that it can be brought back. */
  readonly onRemove?: ((value: OrderValue) => void) | undefined;
  /** Called with each change of the draft outside the cart, and with undefined when it was added or given up. */
  readonly onDraftChange?: ((draft: OrderDraft | undefined) => void) | undefined;
  /** Called when the buyer has to be told something that has no place beside the field. */
  readonly onWarning?: ((warning: OrderWarning) => void) | undefined;
  /** Takes the hint to show it elsewhere, so that a row keeps its height; without it the hint stands below. */
  readonly onHint?: ((hint: OrderHintData | undefined) => void) | undefined;
}
