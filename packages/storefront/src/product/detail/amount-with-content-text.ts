import type { Product, Unit } from '@gastroshop/api-contract';
import { estimatedDelivery } from '@gastroshop/domain/product';
import { storageQuantity } from '@gastroshop/domain/quantity';
import { formatAmount, formatEstimate, type Locale } from '@gastroshop/i18n';
import { storageUnitOf } from '../../product-data';

/** An amount and what it comes to. */
export interface AmountWords {
  /** "2 Ktn" */
  readonly amount: string;
  /** "8 Stk", "ca. 10 kg"; missing where that is the same. */
  readonly content?: string | undefined;
}

/** An amount of an article, with what it holds in storage units, or is expected to weigh. */
export const amountWords = (
  product: Pick<Product, 'units' | 'weighed'>,
  unit: Unit,
  amount: number,
  locale: Locale,
): AmountWords => {
  const storage = storageUnitOf(product);
  const words = { amount: formatAmount(amount, unit.abbreviation, locale) };
  const quantity = storageQuantity(amount, unit);
  if (product.weighed !== undefined) {
    const { estimate, unit: by } = estimatedDelivery(product.weighed, quantity);
    return { ...words, content: formatEstimate(formatAmount(estimate, by, locale)) };
  }
  return storage === undefined || storage.abbreviation === unit.abbreviation
    ? words
    : { ...words, content: formatAmount(quantity, storage.abbreviation, locale) };
};
