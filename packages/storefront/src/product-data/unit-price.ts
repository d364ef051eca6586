import type { Product, Unit } from '@gastroshop/api-contract';
import { decimal, toMoney } from '@gastroshop/domain/money';
import { priceRow } from '@gastroshop/domain/pricing';
import { formatPrice } from '@gastroshop/i18n';
import type { PriceLabelState } from '@gastroshop/ui/price';
import type { ProductContext } from './product-context';
import { toPriceLabel } from './to-price-label';
import { toPricingInput } from './to-pricing-input';

/**
 * The price of one of the unit that is ordered, as it is told beside an amount in that unit: "€ 43,80 / Ktn" of what is
 * told as "€ 3,65 / Pkg" in lists. That of the scales for weighed articles.
 *
 * @returns undefined where prices may not be seen
 */
export const unitPrice = (
  product: Product,
  unit: Unit,
  amount: number,
  context: ProductContext,
): PriceLabelState | undefined => {
  const price = toPriceLabel(product, unit, amount, context);
  if (price === undefined || price === 'ON_REQUEST' || price.unit === unit.abbreviation || amount < 1)
    return price;
  const question = toPricingInput(product, unit, amount, context);
  const row = question && priceRow(question);
  if (row?.kind !== 'PRICED' || row.estimated) return price;
  return {
    ...price,
    priceText: formatPrice(toMoney(decimal(row.rowTotal).div(amount))),
    unit: unit.abbreviation,
  };
};
