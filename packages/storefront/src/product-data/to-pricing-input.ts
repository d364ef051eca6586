import type { Product, Unit } from '@gastroshop/api-contract';
import type { PricingInput } from '@gastroshop/domain/pricing';
import type { ProductContext } from './product-context';

/**
 * What an amount of an article costs, as a question to the domain; undefined where prices may not be seen or the
 * backend sent none.
 */
export const toPricingInput = (
  { bulkPrices, weighed }: Pick<Product, 'bulkPrices' | 'weighed'>,
  unit: Pick<Unit, 'ratio'>,
  amount: number,
  { visibility, priceDay, fair }: Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>,
): PricingInput | undefined =>
  visibility.prices && bulkPrices !== undefined
    ? {
        prices: bulkPrices,
        amount,
        unit,
        day: priceDay,
        ...(fair !== undefined && { fair }),
        ...(weighed !== undefined && { weighed }),
      }
    : undefined;
