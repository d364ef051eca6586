import { isRegularType } from './display-category';
import type { Price, PriceReduction } from './price';
import type { PriceFactorSource } from './price-factor';
import type { PriceDataIssue } from './price-data-issue';
import { factorValue, type ParsedFactor } from './parsed-factor';

const NONE: readonly ParsedFactor[] = [];

/**
 * The factors that act on a price, in the order fair, discount, bonus. The fair's factor acts on regular prices only
 * (PRI-4); a factor out of range is left out and reported.
 *
 * @param problems is added to
 */
export const collectFactors = (
  price: Price,
  fairFactor: ParsedFactor | undefined,
  problems: PriceDataIssue[],
): readonly ParsedFactor[] => {
  const { attachedDiscount, attachedBonus } = price;
  const fair = isRegularType(price.type) ? fairFactor : undefined;
  if (attachedDiscount === undefined && attachedBonus === undefined)
    return fair === undefined ? NONE : [fair];

  const factors: ParsedFactor[] = fair === undefined ? [] : [fair];
  const add = (source: PriceFactorSource, { discountFactorString: factor }: PriceReduction): void => {
    const value = factorValue(factor);
    if (value === undefined) problems.push({ code: 'FACTOR_OUT_OF_RANGE', source, factor, price });
    else factors.push({ source, factor, value });
  };
  if (attachedDiscount !== undefined) {
    add(
      attachedDiscount.applicationOrder === 'SINGLE' ? 'SINGLE_DISCOUNT' : 'TOTAL_DISCOUNT',
      attachedDiscount,
    );
  }
  if (attachedBonus !== undefined) add('BONUS', attachedBonus);
  return factors;
};
