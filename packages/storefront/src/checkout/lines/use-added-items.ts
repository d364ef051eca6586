import type { CartItem, Product } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CartOutboxState } from '../../cart';
import { recentlyViewedQuery } from '../../offline';
import { useGateway } from '../../shop';

const NONE: readonly CartItem[] = [];

/** Of an article that this browser has kept nothing of its number is known, and the unit it was ordered in. */
const unknownProduct = (sku: string, abbreviation: string): Product => ({
  sku,
  name: sku,
  attributes: [],
  minSaleQuantity: 0,
  units: [
    {
      name: abbreviation,
      abbreviation,
      ratio: 1,
      isDefault: true,
      isVisible: true,
      isStorageUnit: true,
    },
  ],
});

/**
 * Lines that were added and could not be sent, with their articles as they were last seen: without a network the backend
 * cannot tell them.
 *
 * @param items the cart as the backend told it last
 */
export const useAddedItems = (
  items: readonly CartItem[] | undefined,
  edits: CartOutboxState['edits'],
): readonly CartItem[] => {
  const { scope } = useGateway();
  const unsent = useMemo(() => {
    const known = new Set(items?.map(({ sku }) => sku));
    return Object.values(edits).filter(
      ({ sku, amount, phase }) => amount > 0 && phase === 'unsent' && !known.has(sku),
    );
  }, [items, edits]);
  const { data: seen, isFetched: isAsked } = useQuery({
    ...recentlyViewedQuery(scope),
    enabled: unsent.length > 0,
  });
  return useMemo(() => {
    if (!isAsked || unsent.length === 0) return NONE;
    const products = new Map(seen?.map(({ product }) => [product.sku, product]));
    return unsent.map(({ sku, amount, unit }) => {
      const product = products.get(sku) ?? unknownProduct(sku, unit);
      const category = product.resolvedCategory;
      return { sku, amount, unitAbbreviation: unit, product, ...(category && { category }), version: 0 };
    });
  }, [seen, isAsked, unsent]);
};
