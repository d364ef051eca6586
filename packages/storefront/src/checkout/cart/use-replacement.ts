import type { Product, Unit } from '@gastroshop/api-contract';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { useQuery } from '@tanstack/react-query';
import { initialAmount, productsQuery, unitOf } from '../../product';
import { useGateway } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';

/** An article that can take the place of another. */
export interface Replacement {
  readonly name: string;
  readonly sku: string;
  /** The smallest amount of the unit it starts with. */
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

const NONE: readonly string[] = [];

const replacementOf = (product: Product, unit: Unit): Replacement => ({
  name: product.productDisplayName ?? product.name,
  sku: product.sku,
  amount: initialAmount(product, unit),
  unit: unit.abbreviation,
});

/** The first of a line's replacements that can be ordered; undefined while that is not known, and where there is none. */
export const useReplacement = ({ product }: Pick<CheckoutLine, 'product'>): Replacement | undefined => {
  const { data = [] } = useQuery(productsQuery(useGateway(), product.replacementSkus ?? NONE));
  const other = data.find((candidate) => isOrderable(effectiveStatus(candidate)));
  const unit = other && unitOf(other);
  return other === undefined || unit === undefined ? undefined : replacementOf(other, unit);
};
