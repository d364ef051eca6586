import { decimal, type Decimal, isDecimalString } from '../money';
import { collectFactors } from './collect-factors';
import type { Price } from './price';
import { priceDate } from './price-date';
import type { PricingContext } from './pricing-context';
import { calculateRowTotals, type RowCalculation } from './row-totals';

/** A price that applies, and what it makes of the row. */
export interface PriceCandidate extends RowCalculation {
  readonly price: Price;
  /** First day of validity, empty when there is none. */
  readonly fromDay: string;
}

/** Why a price does not apply. */
export type NotApplicableReason =
  'RAW_VALUE_NOT_POSITIVE' | 'DATE_UNREADABLE' | 'OUTSIDE_FAIR' | 'NOT_YET_VALID' | 'EXPIRED' | 'BELOW_TIER';

/**
 * What a price makes of a question, or why it does not apply. Prices without a positive value or with unreadable dates
 * are reported to the context: a bound that nobody can read must not make a promotion last for ever.
 *
 * @throws RangeError when `minQuantity` is no finite number
 */
export const evaluatePrice = (
  price: Price,
  context: PricingContext,
): PriceCandidate | NotApplicableReason => {
  const { rawValueString } = price;
  const raw = positiveValue(rawValueString);
  if (raw === undefined) {
    context.problems.push({ code: 'RAW_VALUE_NOT_POSITIVE', price });
    return 'RAW_VALUE_NOT_POSITIVE';
  }
  const fromDay = boundOf(price, 'fromDate', context);
  const toDay = boundOf(price, 'toDate', context);
  if (fromDay === undefined || toDay === undefined) return 'DATE_UNREADABLE';

  if (price.type === 'FAIR_LIST' && !context.inFair) return 'OUTSIDE_FAIR';
  if (fromDay > context.day) return 'NOT_YET_VALID';
  if (toDay !== '' && toDay < context.day) return 'EXPIRED';
  if (!reachesTier(context, price.minQuantity)) return 'BELOW_TIER';

  const factors = collectFactors(price, context.fairFactor, context.problems);
  const { unitPrice, rowTotal } = calculateRowTotals(raw, rawValueString, factors, context.quantity);
  return { price, fromDay, raw, factors, unitPrice, rowTotal };
};

/**
 * Whether the quantity reaches a tier. Rounding to a number of the machine keeps the order, so that two different
 * numbers tell; only where they are equal must the exact decimals be compared.
 */
const reachesTier = ({ tierQuantity, tierNumber }: PricingContext, minQuantity: number): boolean => {
  if (tierNumber < minQuantity) return false;
  return tierNumber > minQuantity || tierQuantity.gte(decimal(minQuantity));
};

const positiveValue = (text: string): Decimal | undefined => {
  if (!isDecimalString(text)) return undefined;
  const value = decimal(text);
  return value.isPositive() && !value.isZero() ? value : undefined;
};

/** A bound of validity: empty when open, undefined when it cannot be read. */
const boundOf = (
  price: Price,
  field: 'fromDate' | 'toDate',
  { problems }: PricingContext,
): string | undefined => {
  const text = price[field];
  if (text === undefined) return '';
  const day = priceDate(text);
  if (day === undefined) problems.push({ code: 'DATE_UNREADABLE', field, price });
  return day;
};
