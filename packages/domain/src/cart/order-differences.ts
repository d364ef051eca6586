import type { CalendarDate } from '../calendar';
import type { DecimalString } from '../money';
import type { ProductStatus } from '../product';
import type { PlanEntry } from './plan';

/** What can differ between the cart a buyer saw and the order that would be stored. */
export const DIFFERENCE_FIELDS = ['status', 'unit', 'amount', 'rowTotal', 'day', 'net'] as const;
/** Field of a difference, see {@link DIFFERENCE_FIELDS}. */
export type DifferenceField = (typeof DIFFERENCE_FIELDS)[number];

/** One thing that differs, to be confirmed by the buyer. */
export interface OrderDifference {
  /** Undefined for `net`, which concerns the whole order. */
  readonly sku?: string | undefined;
  readonly field: DifferenceField;
  /** What the buyer saw; null when there was nothing to see. */
  readonly before: string | number | null;
  /** What would be ordered; null when there is nothing. */
  readonly after: string | number | null;
}

/** A line as the buyer saw it when submitting. */
export interface SeenLine {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly amount: number;
  /** Net euro. Missing: the buyer saw no price. */
  readonly rowTotalString?: DecimalString | undefined;
  /** Delivery day the buyer saw. Missing: not compared. */
  readonly day?: CalendarDate | undefined;
  /** Delivery plan the buyer saw; empty: all on the requested day. Missing: not compared. */
  readonly plan?: readonly PlanEntry[] | undefined;
}

/** The cart as the buyer saw it when submitting. */
export interface SeenCart {
  readonly lines: readonly SeenLine[];
  /** Net euro of the whole cart. Missing: not compared. */
  readonly netString?: DecimalString | undefined;
}

/** A line as it would be ordered now. */
export interface CurrentLine {
  readonly sku: string;
  readonly unitAbbreviation: string;
  readonly amount: number;
  /** Net euro. Undefined: the price is on request. */
  readonly rowTotal: DecimalString | undefined;
  readonly status: ProductStatus;
  /** Not looked at for a planned line, which has a day for each part. */
  readonly day: CalendarDate | undefined;
  /** Missing: all comes on `day`. */
  readonly plan?: readonly PlanEntry[] | undefined;
}

/** The cart as it would be ordered now. */
export interface CurrentCart {
  readonly lines: readonly CurrentLine[];
  /** Net euro of the whole cart. */
  readonly net: DecimalString;
}
