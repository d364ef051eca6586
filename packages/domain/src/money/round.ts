import { decimal, type Decimal, type DecimalInput } from './decimal';

/**
 * Rounds half up, away from zero: 0.005 becomes 0.01 and -0.005 becomes -0.01 at two places.
 *
 * Source of the rule: LOC-3; money below zero is rounded as its opposite would be.
 *
 * @param value the number to round
 * @param places decimals to keep, 0 or more
 * @throws RangeError when the value is no decimal number
 * @example roundHalfUp('1.485', 2) // 1.49
 */
export const roundHalfUp = (value: DecimalInput, places: number): Decimal =>
  decimal(value).toDecimalPlaces(places, ROUND_HALF_AWAY_FROM_ZERO);

/** decimal.js's ROUND_HALF_UP, which rounds half away from zero. */
const ROUND_HALF_AWAY_FROM_ZERO = 4;
