import type { DecimalString } from '../money';

/** Kinds of price as the wire names them. */
export const PRICE_TYPES = ['LIST', 'PROMOTION', 'SPECIAL', 'SPECIAL_LIST', 'FAIR_LIST', 'FIXED'] as const;
/** Kind of price, see {@link PRICE_TYPES}. */
export type PriceType = (typeof PRICE_TYPES)[number];

/** When a discount or bonus is applied: to the unit price (SINGLE) or to the row total (TOTAL). */
export const APPLICATION_ORDERS = ['SINGLE', 'TOTAL'] as const;
/** When a discount or bonus is applied, see {@link APPLICATION_ORDERS}. */
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** A discount (lowers the price now) or a bonus (paid back later), attached to one price. */
export interface PriceReduction {
  readonly applicationOrder: ApplicationOrder;
  /** Multiplier: "0.95" is 5 % off. Outside 0 < f ≤ 1 it is ignored. */
  readonly discountFactorString: DecimalString;
}

/** One price of an article as the wire carries it: net euro per storage unit (weighed articles: per `pricedBy` unit). */
export interface Price {
  readonly type: PriceType;
  /** Net euro with as many decimals as the branch keeps. */
  readonly rawValueString: DecimalString;
  /** Storage units from which this price applies. */
  readonly minQuantity: number;
  /** First day of validity in Europe/Vienna, inclusive: YYYY-MM-DD or a timestamp. Missing: always. */
  readonly fromDate?: string | undefined;
  /** Last day of validity in Europe/Vienna, inclusive: YYYY-MM-DD or a timestamp. Missing: always. */
  readonly toDate?: string | undefined;
  readonly attachedDiscount?: PriceReduction | undefined;
  readonly attachedBonus?: PriceReduction | undefined;
  /** Recommended retail price, gross euro, information only. */
  readonly uvp?: DecimalString | undefined;
}
