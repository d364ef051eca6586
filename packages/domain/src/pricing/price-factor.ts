import type { DecimalString } from '../money';

/** Where a multiplier of a price comes from. */
export const PRICE_FACTOR_SOURCES = ['FAIR', 'SINGLE_DISCOUNT', 'TOTAL_DISCOUNT', 'BONUS'] as const;
/** Origin of a multiplier, see {@link PRICE_FACTOR_SOURCES}. */
export type PriceFactorSource = (typeof PRICE_FACTOR_SOURCES)[number];

/** A multiplier that was applied to a price. FAIR and SINGLE_DISCOUNT act on the unit price, TOTAL_DISCOUNT on the row. */
export interface PriceFactor {
  readonly source: PriceFactorSource;
  /** Above 0 and at most 1: "0.95" takes 5 % off (or, as a bonus, pays 5 % back). */
  readonly factor: DecimalString;
}
