import type { DeletedCartItem, Product } from '@gastroshop/api-contract';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { initialAmount, productsQuery, unitOf } from '../../product';
import { useGateway } from '../../shop';
import type { CheckoutLine } from '../lines/checkout-line';

/** A line that was taken out, with its article as it is now. */
export interface GoneLine {
  readonly item: DeletedCartItem;
  /** As it stood in the cart. */
  readonly line: CheckoutLine;
  /** Whether the article can be ordered now. */
  readonly orderable: boolean;
}

const goneLine = (item: DeletedCartItem, product: Product | undefined): readonly GoneLine[] => {
  const unit = product && unitOf(product, item.unitAbbr);
  if (product === undefined || unit === undefined) return [];
  const { sku, content, version } = item;
  const line: CheckoutLine = {
    sku,
    product,
    // A backend that does not tell what the line held lets it come back with the smallest amount.
    amount: content?.amount ?? initialAmount(product, unit),
    unit: unit.abbreviation,
    ...(content?.plan !== undefined && { plan: content.plan }),
    version,
    busy: false,
    unsent: false,
    removed: false,
  };
  return [{ item, line, orderable: isOrderable(effectiveStatus(product)) }];
};

/** Lines that were taken out with their articles, in their order; those whose article is no more are left out. */
export const useRemovedProducts = (items: readonly DeletedCartItem[]): readonly GoneLine[] => {
  const skus = useMemo(() => items.map(({ sku }) => sku), [items]);
  const { data: products } = useQuery(productsQuery(useGateway(), skus));
  return useMemo(() => {
    const bySku = new Map(products?.map((product) => [product.sku, product]));
    return items.flatMap((item) => goneLine(item, bySku.get(item.sku)));
  }, [items, products]);
};
