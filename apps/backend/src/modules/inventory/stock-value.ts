import type { Product } from '@gastroshop/api-contract';
import { priceRow } from '@gastroshop/domain/pricing';

/** What stock costs to buy again today, net euro. */
export interface StockValue {
  /** Per storage unit, or per the unit the article is weighed by. */
  readonly unitPrice: string;
  readonly value: string;
  /** It rests on an expected weight. */
  readonly estimated: boolean;
}

/**
 * What a counted quantity costs to buy again: at today's best price of this customer for as much as lies there, and at
 * least for the smallest amount that is sold.
 *
 * @param storageQuantity exact decimal, in storage units
 * @returns undefined when the price is on request
 */
export const stockValue = (
  product: Product,
  storageQuantity: string,
  today: string,
): StockValue | undefined => {
  const quantity = Number(storageQuantity);
  const row = priceRow({
    prices: product.bulkPrices ?? [],
    amount: quantity,
    unit: { ratio: 1 },
    day: today,
    weighed: product.weighed,
    tierAmount: Math.max(quantity, product.minSaleQuantity),
  });
  if (row.kind !== 'PRICED') return undefined;
  // Nothing in stock is worth nothing, whereas nothing ordered counts as one.
  const value = quantity === 0 ? '0.00' : row.rowTotal;
  return { unitPrice: row.unitPrice, value, estimated: row.estimated };
};
