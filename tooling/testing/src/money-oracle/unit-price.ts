import { compare, type Fraction, fraction, readFraction, times, ZERO } from './fraction';
import { factorOf } from './factor';
import type { OraclePrice } from './price';
import { round } from './round';

const decimalsOf = (raw: string): number => (raw.split('.')[1] ?? '').length;

/** Whether a raw value is a positive number; a price without one does not count. */
export const hasValue = ({ raw }: OraclePrice): boolean => {
  const value = readFraction(raw);
  return value !== undefined && compare(value, ZERO) > 0;
};

/**
 * Raw value × fair factor (regular prices only) × SINGLE factor, rounded once to the decimals of the raw value, two to
 * four of them; without any factor the raw value as it is.
 */
export const unitPriceOf = (price: OraclePrice, fairFactor: string | undefined): Fraction => {
  const factors: Fraction[] = [];
  if (price.type === 'LIST' || price.type === 'FAIR_LIST') {
    const fair = factorOf(fairFactor);
    if (fair !== undefined) factors.push(fair);
  }
  if (price.discount?.order === 'SINGLE') {
    const single = factorOf(price.discount.factor);
    if (single !== undefined) factors.push(single);
  }
  const raw = fraction(price.raw);
  if (factors.length === 0) return raw;
  return round(times(raw, ...factors), Math.min(4, Math.max(2, decimalsOf(price.raw))));
};
