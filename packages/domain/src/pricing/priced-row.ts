import type { CalendarDate } from '../calendar';
import type { DecimalString, Money } from '../money';
import type { DisplayCategory } from './display-category';
import type { Price, PriceType } from './price';
import type { PriceFactor } from './price-factor';
import type { PriceDataIssue } from './price-data-issue';

/** All that is needed to say later what was paid and why, without any price list. */
export interface PriceSnapshot {
  readonly type: PriceType;
  /** The price before any factor, as the price list had it. */
  readonly rawValue: DecimalString;
  /** The factors applied, in the order fair, SINGLE discount, TOTAL discount, bonus. */
  readonly factors: readonly PriceFactor[];
  /** The day whose prices counted. */
  readonly day: CalendarDate;
  /** The chosen price's `minQuantity`, in storage units. */
  readonly tier: number;
}

/** How much is ordered and how much of it is billed. */
export interface RowQuantity {
  /** Amount × ratio: what tiers, minimum quantities and deposits look at. */
  readonly storageQuantity: DecimalString;
  /** What is multiplied by the unit price: storage units, for weighed articles `pricedBy` units. */
  readonly quantity: DecimalString;
  /** Whether the quantity (and so every sum with it) rests on an expected weight. */
  readonly estimated: boolean;
}

/** Net euro of a row. */
export interface RowTotals {
  /** Per storage unit, for weighed articles per `pricedBy` unit; with the decimals to show. */
  readonly unitPrice: DecimalString;
  readonly rowTotal: Money;
  /** What the row would cost at the chosen price without any factor. */
  readonly undiscountedRowTotal: Money;
  /** Undiscounted row total less row total. */
  readonly discountEarned: Money;
  /** Paid back later; it does not lower the row total. */
  readonly bonus: Money;
}

/** An amount of an article with its best price. */
export interface PricedRow extends RowQuantity, RowTotals {
  readonly kind: 'PRICED';
  /** The chosen price as it was given. */
  readonly price: Price;
  readonly type: PriceType;
  readonly category: DisplayCategory;
  /** The chosen price's `minQuantity`, in storage units. */
  readonly minQuantity: number;
  readonly snapshot: PriceSnapshot;
  readonly problems: readonly PriceDataIssue[];
}

/** An amount of an article that has no price now. It may be ordered and is not summed. */
export interface PriceOnRequest extends RowQuantity {
  readonly kind: 'ON_REQUEST';
  readonly problems: readonly PriceDataIssue[];
}
