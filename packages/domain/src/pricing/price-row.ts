import { evaluatePrice, type PriceCandidate } from './evaluate-price';
import { pickBetterPrice } from './compare-candidates';
import { displayCategory } from './display-category';
import type { PricingInput } from './pricing-input';
import type { PricedRow, PriceOnRequest } from './priced-row';
import { pricingContext, type PricingContext, rowQuantity } from './pricing-context';
import { rowTotals } from './row-totals';

/**
 * What an amount of an article costs: the best of its prices that apply (PRI-2).
 *
 * A price applies on its days (PRI-6), from its tier on, a FAIR_LIST price in its fair only. With none left the price is
 * on request. Net euro throughout.
 *
 * @throws RangeError naming a day, amount, ratio, expected weight or delivered quantity that cannot be one
 * @example
 * const prices = [
 *   { type: 'LIST', rawValueString: '4.15', minQuantity: 1 },
 *   { type: 'LIST', rawValueString: '3.99', minQuantity: 24 },
 * ] as const;
 * priceRow({ prices, amount: 4, unit: { ratio: 6 }, day: '2026-11-25' }) // unitPrice '3.99', rowTotal '95.76'
 */
export const priceRow = (question: PricingInput): PricedRow | PriceOnRequest => {
  const context = pricingContext(question);
  let best: PriceCandidate | undefined;
  for (const price of question.prices) {
    const candidate = evaluatePrice(price, context);
    if (typeof candidate !== 'string') best = pickBetterPrice(best, candidate);
  }
  return toPricedRow(best, context);
};

/** The answer to a question whose best price is known. */
export const toPricedRow = (
  best: PriceCandidate | undefined,
  context: PricingContext,
): PricedRow | PriceOnRequest => {
  const { problems, quantity, day } = context;
  if (best === undefined) return { kind: 'ON_REQUEST', ...rowQuantity(context), problems };
  const { price, factors } = best;
  const { type, rawValueString: rawValue, minQuantity } = price;
  return {
    kind: 'PRICED',
    price,
    type,
    category: displayCategory(type),
    minQuantity,
    ...rowQuantity(context),
    ...rowTotals(best, rawValue, quantity),
    snapshot: {
      type,
      rawValue,
      factors: factors.map(({ source, factor }) => ({ source, factor })),
      day,
      tier: minQuantity,
    },
    problems,
  };
};
