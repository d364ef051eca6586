import type { CalendarDate } from '../calendar';
import { decimal, type Decimal } from '../money';
import { ratioOf } from '../quantity';
import { priceDate } from './price-date';
import type { PriceDataIssue } from './price-data-issue';
import type { FairPricing, PricingInput, WeighedPricing } from './pricing-input';
import type { RowQuantity } from './priced-row';
import { factorValue, type ParsedFactor } from './parsed-factor';

/** A price question with its numbers read, once for all prices. */
export interface PricingContext {
  readonly day: CalendarDate;
  readonly inFair: boolean;
  readonly fairFactor: ParsedFactor | undefined;
  /** Storage units that decide the tier. */
  readonly tierQuantity: Decimal;
  /** The machine number nearest to it. */
  readonly tierNumber: number;
  readonly storageQuantity: Decimal;
  /** What is billed, in the unit of the price. */
  readonly quantity: Decimal;
  readonly estimated: boolean;
  /** Grows while prices are assessed. */
  readonly problems: PriceDataIssue[];
}

/** The amount that is priced: zero and less count as 1 (PRI-3). */
export const pricedAmount = (amount: number): number => (amount <= 0 ? 1 : amount);

/**
 * Reads a price question.
 *
 * @throws RangeError when the day is no calendar date, the ratio or the expected weight is not above 0, the delivered
 *   quantity is below 0, or one of the numbers is none
 */
export const pricingContext = (question: PricingInput): PricingContext => {
  const { day, fair, amount, tierAmount, unit } = question;
  if (priceDate(day) !== day) throw new RangeError(`Not a calendar date: ${day}`);
  const problems: PriceDataIssue[] = [];
  const ratio = ratioOf(unit);
  const storageQuantity = ratio.times(decimal(pricedAmount(amount)));
  const tierQuantity =
    tierAmount === undefined ? storageQuantity : ratio.times(decimal(pricedAmount(tierAmount)));
  return {
    day,
    inFair: fair !== undefined,
    fairFactor: readFairFactor(fair, problems),
    tierQuantity,
    tierNumber: tierQuantity.toNumber(),
    storageQuantity,
    quantity: billedQuantity(question, storageQuantity),
    estimated: question.weighed !== undefined && question.deliveredQuantity === undefined,
    problems,
  };
};

/** The quantities of a context as an answer carries them. */
export const rowQuantity = ({ storageQuantity, quantity, estimated }: PricingContext): RowQuantity => ({
  storageQuantity: storageQuantity.toFixed(),
  quantity: quantity.toFixed(),
  estimated,
});

/**
 * The expected weight of one storage unit.
 *
 * @throws RangeError when it is no decimal number above 0
 */
export const expectedWeight = ({ estimatedQuantityPerStorageUnit }: WeighedPricing): Decimal => {
  const expected = decimal(estimatedQuantityPerStorageUnit);
  if (expected.lte(0)) {
    throw new RangeError(`Not a positive estimated quantity: ${estimatedQuantityPerStorageUnit}`);
  }
  return expected;
};

const billedQuantity = ({ weighed, deliveredQuantity }: PricingInput, storageQuantity: Decimal): Decimal => {
  if (deliveredQuantity !== undefined) return parseDeliveredQuantity(deliveredQuantity);
  return weighed === undefined ? storageQuantity : storageQuantity.times(expectedWeight(weighed));
};

/**
 * A delivered quantity.
 *
 * @throws RangeError when it is no decimal number or below 0
 */
export const parseDeliveredQuantity = (deliveredQuantity: string | number): Decimal => {
  const delivered = decimal(deliveredQuantity);
  if (delivered.lt(0)) throw new RangeError(`Not a delivered quantity: ${deliveredQuantity}`);
  return delivered;
};

const readFairFactor = (
  fair: FairPricing | undefined,
  problems: PriceDataIssue[],
): ParsedFactor | undefined => {
  const factor = fair?.factor;
  if (factor === undefined) return undefined;
  const value = factorValue(factor);
  if (value !== undefined) return { source: 'FAIR', factor, value };
  problems.push({ code: 'FACTOR_OUT_OF_RANGE', source: 'FAIR', factor });
  return undefined;
};
