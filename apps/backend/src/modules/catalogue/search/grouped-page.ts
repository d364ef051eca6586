import type { GroupedProductPage, ProductGrouping } from '@gastroshop/api-contract';
import type { Queries } from '../../../db';
import type { CatalogueMemory } from '../snapshot';
import { type FoundListener, productPage } from './product-page';
import type { ProductSearchQuery } from './product-search-query';

/** One page with the variants on it grouped. A group has two articles or more and is named after its first one. */
export const groupedPage = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: ProductSearchQuery,
  onFound?: FoundListener,
): Promise<GroupedProductPage> => {
  const page = await productPage(queries, memory, question, onFound);
  const { snapshot } = await memory.of(queries, question.buyer.tenant);
  const groups = new Map<string, ProductGrouping & { skus: string[] }>();
  for (const { sku, name, productDisplayName = name } of page.products) {
    const key = snapshot.articles[snapshot.positionOf.get(sku) ?? -1]?.variant_group;
    if (key === undefined || key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, name: productDisplayName, skus: [sku] });
    else group.skus.push(sku);
  }
  return { ...page, groupings: [...groups.values()].filter(({ skus }) => skus.length > 1) };
};
