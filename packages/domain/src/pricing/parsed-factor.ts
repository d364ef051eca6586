import { decimal, type Decimal, isDecimalString } from '../money';
import type { PriceFactor } from './price-factor';
import { memoize } from './memoize';

/** A factor together with its number, so that it is read once only. */
export interface ParsedFactor extends PriceFactor {
  readonly value: Decimal;
}

/** The number of a multiplier, or undefined for anything that is not above 0 and at most 1. */
export const factorValue = /* @__PURE__ */ memoize((text): Decimal | undefined => {
  if (!isDecimalString(text)) return undefined;
  const value = decimal(text);
  return value.gt(0) && value.lte(1) ? value : undefined;
});

/** Factors that lower the unit price; the others act on the row. */
export const isUnitFactor = ({ source }: PriceFactor): boolean =>
  source === 'FAIR' || source === 'SINGLE_DISCOUNT';

/** A snapshot's factors with their numbers. Factors that are out of range are left out, as pricing leaves them out. */
export const parseFactors = (factors: readonly PriceFactor[]): ParsedFactor[] =>
  factors.flatMap(({ source, factor }) => {
    const value = factorValue(factor);
    return value === undefined ? [] : [{ source, factor, value }];
  });
