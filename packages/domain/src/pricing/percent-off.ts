import { Decimal, type DecimalString, roundHalfUp } from '../money';
import type { ParsedFactor } from './parsed-factor';

const PERCENT_DECIMALS = 2;
const HUNDRED = 100;
const ONE = /* @__PURE__ */ new Decimal(1);

/** What several multipliers do together. */
export const combineFactors = (factors: readonly ParsedFactor[]): Decimal => {
  let product: Decimal = ONE;
  for (const { value } of factors) product = product.times(value);
  return product;
};

/**
 * What a multiplier takes off, in percent: (1 − f) × 100, rounded half up to at most 2 decimals.
 *
 * @example percentOff(decimal('0.9215')) // '7.85'
 */
export const percentOff = (factor: Decimal): DecimalString =>
  roundHalfUp(ONE.minus(factor).times(HUNDRED), PERCENT_DECIMALS).toFixed();
