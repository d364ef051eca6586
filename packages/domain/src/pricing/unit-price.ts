import { type Decimal, type DecimalString, decimalPlaces, roundHalfUp } from '../money';
import { isUnitFactor, type ParsedFactor } from './parsed-factor';

const LEAST_DECIMALS = 2;
const MOST_DECIMALS = 4;

/** Decimals of a calculated price: as many as the raw value is written with, at least 2 and at most 4. */
export const priceDecimals = (rawValue: DecimalString): number =>
  Math.min(Math.max(decimalPlaces(rawValue), LEAST_DECIMALS), MOST_DECIMALS);

/**
 * A price as it is shown: with the decimals it is written with, at least 2.
 *
 * @param raw the number of `rawValue`
 */
export const priceString = (raw: Decimal, rawValue: DecimalString): DecimalString =>
  raw.toFixed(Math.max(decimalPlaces(rawValue), LEAST_DECIMALS));

/** Raw value × fair factor × SINGLE factor, exactly. */
export const exactUnitPrice = (raw: Decimal, factors: readonly ParsedFactor[]): Decimal => {
  let exact = raw;
  for (const factor of factors) if (isUnitFactor(factor)) exact = exact.times(factor.value);
  return exact;
};

/**
 * The price of one unit: the raw value multiplied by the fair's and the SINGLE factor exactly, then rounded half up
 * once. Without such a factor it is the raw value, with all its decimals.
 *
 * @param raw the number of `rawValue`
 */
export const unitPrice = (
  raw: Decimal,
  rawValue: DecimalString,
  factors: readonly ParsedFactor[],
): Decimal =>
  factors.some(isUnitFactor) ? roundHalfUp(exactUnitPrice(raw, factors), priceDecimals(rawValue)) : raw;

/** The unit price as text, with the decimals to show. */
export const unitPriceString = (
  value: Decimal,
  rawValue: DecimalString,
  factors: readonly ParsedFactor[],
): DecimalString =>
  factors.some(isUnitFactor) ? value.toFixed(priceDecimals(rawValue)) : priceString(value, rawValue);
