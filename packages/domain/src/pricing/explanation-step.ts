import type { CalendarDate } from '../calendar';
import type { DecimalString, Money } from '../money';
import type { DisplayCategory } from './display-category';
import type { PriceType } from './price';
import type { PriceFactorSource } from './price-factor';

/** One step on the way from an amount and a price list to what a row costs, in the order of the calculation. */
export type ExplanationStep =
  /** Amount × ratio. `counted` differs from `amount` where that is 0 or less. */
  | {
      readonly step: 'STORAGE_QUANTITY';
      readonly amount: number;
      readonly counted: number;
      readonly ratio: DecimalString;
      readonly storageQuantity: DecimalString;
      /** Storage units of the whole line, where they decide the tier in place of this row's. */
      readonly tierQuantity?: DecimalString;
    }
  /** Storage units × expected weight. */
  | {
      readonly step: 'ESTIMATED_QUANTITY';
      readonly perStorageUnit: DecimalString;
      readonly pricedBy: string;
      readonly quantity: DecimalString;
    }
  /** What arrived counts in place of what was ordered. */
  | { readonly step: 'DELIVERED_QUANTITY'; readonly quantity: DecimalString }
  /** No price applies. */
  | { readonly step: 'ON_REQUEST' }
  /** The price that was chosen. */
  | {
      readonly step: 'CHOSEN_PRICE';
      readonly type: PriceType;
      readonly category: DisplayCategory;
      readonly rawValue: DecimalString;
      readonly minQuantity: number;
      readonly day: CalendarDate;
      /** Bounds of its validity as days in Vienna. */
      readonly fromDay?: CalendarDate;
      readonly toDay?: CalendarDate;
    }
  /** A multiplier of the unit price. */
  | {
      readonly step: 'UNIT_FACTOR';
      readonly source: Extract<PriceFactorSource, 'FAIR' | 'SINGLE_DISCOUNT'>;
      readonly factor: DecimalString;
      readonly percent: DecimalString;
    }
  /** The unit price before and after its only rounding. */
  | { readonly step: 'UNIT_PRICE'; readonly exact: DecimalString; readonly unitPrice: DecimalString }
  /** A multiplier of the row. */
  | {
      readonly step: 'ROW_FACTOR';
      readonly source: Extract<PriceFactorSource, 'TOTAL_DISCOUNT'>;
      readonly factor: DecimalString;
      readonly percent: DecimalString;
    }
  /** The row total before and after its only rounding. */
  | { readonly step: 'ROW_TOTAL'; readonly exact: DecimalString; readonly rowTotal: Money }
  /** What the factors saved against the same quantity at the raw value. */
  | {
      readonly step: 'DISCOUNT_EARNED';
      readonly undiscountedRowTotal: Money;
      readonly discountEarned: Money;
    }
  /** What is paid back later. */
  | {
      readonly step: 'BONUS';
      readonly factor: DecimalString;
      readonly percent: DecimalString;
      readonly bonus: Money;
    };
