import { decimal, type DecimalString } from '../money';
import { combineFactors, percentOff } from './percent-off';
import type { PricedRow } from './priced-row';
import { isUnitFactor, parseFactors } from './parsed-factor';
import { priceDecimals, priceString, unitPrice, unitPriceString } from './unit-price';

/**
 * What a list shows of an article's price and its reductions (PRI-7). Prices are net euro per storage unit (weighed
 * articles: per `pricedBy` unit), percentages have at most 2 decimals.
 */
export interface PriceDiscountInfo {
  /** The price before any factor. */
  readonly rawPricePerStorage: DecimalString;
  /** The price after all discounts, a TOTAL one included. To be shown, never calculated with. */
  readonly discountPricePerStorage: DecimalString;
  readonly hasDiscount: boolean;
  /** Percent that the fair's factor and the discount take off together; "0" without a discount. */
  readonly discount: DecimalString;
  readonly hasBonus: boolean;
  /** Percent of the row that is paid back later; "0" without a bonus. */
  readonly bonus: DecimalString;
}

/**
 * The discount info of a priced row.
 *
 * @example
 * // raw 10.13, fair 0.97, SINGLE 0.95
 * priceDiscountInfo(row)
 * // { rawPricePerStorage: '10.13', discountPricePerStorage: '9.33', hasDiscount: true, discount: '7.85', … }
 */
export const priceDiscountInfo = ({ snapshot }: Pick<PricedRow, 'snapshot'>): PriceDiscountInfo => {
  const { rawValue } = snapshot;
  const raw = decimal(rawValue);
  const factors = parseFactors(snapshot.factors);
  const discounts = factors.filter(({ source }) => source !== 'BONUS');
  const discountFactor = combineFactors(discounts);
  const bonusFactor = combineFactors(factors.filter(({ source }) => source === 'BONUS'));
  const perUnit = unitPrice(raw, rawValue, factors);
  const offTheRow = combineFactors(discounts.filter((factor) => !isUnitFactor(factor)));
  return {
    rawPricePerStorage: priceString(raw, rawValue),
    discountPricePerStorage: discounts.every(isUnitFactor)
      ? unitPriceString(perUnit, rawValue, factors)
      : perUnit.times(offTheRow).toFixed(priceDecimals(rawValue)),
    hasDiscount: discountFactor.lt(1),
    discount: percentOff(discountFactor),
    hasBonus: bonusFactor.lt(1),
    bonus: percentOff(bonusFactor),
  };
};
