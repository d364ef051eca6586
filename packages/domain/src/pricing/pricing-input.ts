import type { CalendarDate } from '../calendar';
import type { DecimalString } from '../money';
import type { Unit } from '../quantity';
import type { Price } from './price';

/** What pricing needs to know of the fair an article is sold in. */
export interface FairPricing {
  /** The fair's `globalDiscountFactor`: a multiplier of regular prices. */
  readonly factor?: DecimalString | undefined;
}

/** What pricing needs to know of an article that is ordered by the piece and billed by weight. */
export interface WeighedPricing {
  /** The unit its prices are in, for example "kg". */
  readonly pricedBy: string;
  /** What one storage unit usually holds, in `pricedBy` units. */
  readonly estimatedQuantityPerStorageUnit: DecimalString | number;
}

/** An article's prices and the circumstances in which it is asked what an amount of it costs. */
export interface PricingInput {
  /** All prices of the article, in any order. */
  readonly prices: readonly Price[];
  /** Number of units. 0 and less count as 1 (PRI-3). */
  readonly amount: number;
  /** The unit ordered; its ratio is the storage units it holds. */
  readonly unit: Pick<Unit, 'ratio'>;
  /** The day whose prices count, see `priceDay`. */
  readonly day: CalendarDate;
  /** Present (if only as `{}`) inside a fair. */
  readonly fair?: FairPricing | undefined;
  /** Present for weighed articles. */
  readonly weighed?: WeighedPricing | undefined;
  /** What was delivered, in the unit the price is for: it is billed in place of the amount ordered. 0 or more. */
  readonly deliveredQuantity?: DecimalString | number | undefined;
  /** Number of units that decides the tier where it is not `amount`: the whole line's, for one entry of its plan. */
  readonly tierAmount?: number | undefined;
}
