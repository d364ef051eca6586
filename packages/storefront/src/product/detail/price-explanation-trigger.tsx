import type { Product, Unit } from '@gastroshop/api-contract';
import { PriceExplanationButton } from '@gastroshop/ui/price';
import type { ReactNode } from 'react';
import type { ProductContext } from '../../product-data';
import { priceExplanationOf } from './price-explanation-of';

/** What the way to why takes. */
export interface PriceWhyProps {
  readonly product: Product;
  readonly unit: Unit;
  readonly amount: number;
  readonly context: ProductContext;
}

/** Opens how a price comes about, for those who may see it (PRI-9). */
export const PriceWhy = ({ product, unit, amount, context }: PriceWhyProps): ReactNode => {
  const explanation = priceExplanationOf(product, unit, amount, context);
  return explanation === undefined ? null : <PriceExplanationButton {...explanation} />;
};
