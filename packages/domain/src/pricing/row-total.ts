import { type Decimal, roundHalfUp } from '../money';
import type { ParsedFactor } from './parsed-factor';

/** Decimals of euro that are billed. */
const CENT_DECIMALS = 2;

/** Unit price × quantity × TOTAL factor, exactly. */
export const exactRowTotal = (
  unitPrice: Decimal,
  quantity: Decimal,
  factors: readonly ParsedFactor[],
): Decimal => {
  let exact = unitPrice.times(quantity);
  for (const { source, value } of factors) if (source === 'TOTAL_DISCOUNT') exact = exact.times(value);
  return exact;
};

/** Unit price × quantity × TOTAL factor, rounded half up once to the cent. */
export const rowTotal = (unitPrice: Decimal, quantity: Decimal, factors: readonly ParsedFactor[]): Decimal =>
  roundHalfUp(exactRowTotal(unitPrice, quantity, factors), CENT_DECIMALS);
