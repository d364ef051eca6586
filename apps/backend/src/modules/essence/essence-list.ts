import type { Product } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { essentialSkus, type CatalogueMemory } from '../catalogue';
import { buyerOf, loadProducts, type Buyer } from '../product';

/** The articles of a category on the essence list. */
export interface EssenceGroup {
  readonly category: string;
  readonly products: readonly Product[];
}

interface MutableGroup {
  readonly category: string;
  readonly sortKey: string;
  readonly list: Product[];
}

const collator = new Intl.Collator('de-AT', { numeric: true });

/** What is shown on a customer's essence list, by category in the order of the catalogue, then by name. */
export const essenceGroups = async (
  queries: Queries,
  memory: CatalogueMemory,
  request: Buyer & { readonly seesPrices: boolean },
): Promise<readonly EssenceGroup[]> => {
  const skus = await essentialSkus(queries, memory, request);
  const products = await loadProducts(queries, buyerOf(request), skus);
  const groups = new Map<string, MutableGroup>();
  for (const product of products.values()) {
    const { id = '', name = '', sortKey = '' } = product.resolvedCategory ?? {};
    const group: MutableGroup = groups.get(id) ?? { category: name, sortKey: String(sortKey), list: [] };
    group.list.push(product);
    groups.set(id, group);
  }
  return [...groups.values()]
    .sort((a, b) => collator.compare(a.sortKey, b.sortKey) || collator.compare(a.category, b.category))
    .map(({ category, list }) => ({
      category,
      products: list.sort((a, b) => collator.compare(a.name, b.name) || collator.compare(a.sku, b.sku)),
    }));
};
