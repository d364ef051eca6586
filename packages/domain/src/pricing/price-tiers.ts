import type { DecimalString } from '../money';
import type { DisplayCategory } from './display-category';
import { priceBreaks, type PriceBreak } from './price-break';
import type { PriceType } from './price';
import { priceDiscountInfo } from './price-discount-info';
import type { PricingInput } from './pricing-input';
import { pricedAmount } from './pricing-context';

/** From how many units on an article costs less than below. */
export interface PriceTier {
  /** Smallest number of the unit that reaches the tier, 1 to 99999. */
  readonly amount: number;
  /** Storage units in that amount. */
  readonly storageQuantity: DecimalString;
  /** The `minQuantity` of the price that is best there, in storage units. */
  readonly minQuantity: number;
  readonly type: PriceType;
  readonly category: DisplayCategory;
  /** Net euro per storage unit (weighed: per `pricedBy` unit), with the decimals to show. */
  readonly unitPrice: DecimalString;
  /** Unit price less a TOTAL discount, to be shown. */
  readonly discountPricePerStorage: DecimalString;
  /** Whether the amount asked for is enough. */
  readonly reached: boolean;
}

/** The amount that decides the tier: of the whole line where the question names it. */
export const amountForTier = ({ amount, tierAmount }: PricingInput): number =>
  pricedAmount(tierAmount ?? amount);

/** A step of the ladder as a screen shows it. */
export const toPriceTier = ({ amount, row }: PriceBreak, asked: number): PriceTier => ({
  amount,
  storageQuantity: row.storageQuantity,
  minQuantity: row.minQuantity,
  type: row.type,
  category: row.category,
  unitPrice: row.unitPrice,
  discountPricePerStorage: priceDiscountInfo(row).discountPricePerStorage,
  reached: amount <= asked,
});

/**
 * The steps in which an article gets cheaper with the amount of a unit, on the question's day and in its fair. Each
 * names the best price there; amounts from which nothing gets cheaper are left out.
 *
 * @param minSaleQuantity storage units below which nothing is sold: the ladder starts there
 * @throws RangeError as `priceRow` does
 * @example priceTiers(question).map(({ amount, unitPrice }) => `${amount}: ${unitPrice}`) // ['1: 4.15', '4: 3.99']
 */
export const priceTiers = (question: PricingInput, minSaleQuantity = 0): PriceTier[] => {
  const asked = amountForTier(question);
  return priceBreaks(question, minSaleQuantity).map((step) => toPriceTier(step, asked));
};
