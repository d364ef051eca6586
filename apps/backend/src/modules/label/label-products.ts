import type {
  CheckedLabels,
  LabelProduct,
  LabelSortKey,
  Product,
  SortDirection,
} from '@gastroshop/api-contract';
import { displayedProductId, effectiveStatus } from '@gastroshop/domain/product';
import type { Queries } from '../../db';
import { purchasePrices, type PaidPrice } from '../catalogue';
import { loadProducts, type Buyer, type LoadedProducts } from '../product';

const collator = new Intl.Collator('de-AT', { numeric: true });

/** Whether a label of the article can be printed: it is sold, and the customer may have it. */
export const isPrintable = (products: LoadedProducts, sku: string): boolean => {
  const product = products.get(sku);
  return product !== undefined && !products.restricted.has(sku) && effectiveStatus(product) === 'ACTIVE';
};

/** Which articles of the list can be printed, once each, and which are no longer active. */
export const checkedLabels = async (
  queries: Queries,
  buyer: Buyer,
  skus: readonly string[],
): Promise<CheckedLabels> => {
  const products = await loadProducts(queries, buyer, skus);
  const pairsOf = (wanted: boolean) =>
    skus.filter((sku) => isPrintable(products, sku) === wanted).map((sku) => ({ sku, amount: 1 }));
  return { printable: pairsOf(true), inactive: pairsOf(false) };
};

const labelOf = (product: Product, showsCrossTenantId: boolean): LabelProduct => {
  const { sku, name, resolvedCategory: category, netFillingQuantity, thumbnailUrl } = product;
  return {
    sku,
    displayedId: displayedProductId(product, showsCrossTenantId),
    name,
    ...(category !== undefined && { categoryId: category.id, categoryName: category.name }),
    ...(netFillingQuantity !== undefined && { netFillQuantity: netFillingQuantity }),
    ...(thumbnailUrl !== undefined && { thumbnail: thumbnailUrl }),
  };
};

const sortKeyOf = ({ resolvedCategory }: Product): string => String(resolvedCategory?.sortKey ?? '');

const byCategory = (a: Product, b: Product): number =>
  collator.compare(sortKeyOf(a), sortKeyOf(b)) ||
  collator.compare(a.name, b.name) ||
  collator.compare(a.sku, b.sku);

/** What a list is sorted by; left out: by category, then name. */
export interface LabelOrder {
  readonly sortBy?: LabelSortKey | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

/** By what the customer paid; what it never bought comes last. */
const byPaid =
  (paid: ReadonlyMap<string, PaidPrice>, { sortBy, sortDirection = 'asc' }: LabelOrder) =>
  (a: Product, b: Product): number => {
    const sign = sortDirection.toLowerCase() === 'desc' ? -1 : 1;
    const keyOf = ({ sku }: Product) =>
      sortBy === 'averagePrice' ? paid.get(sku)?.average : paid.get(sku)?.last;
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || byCategory(a, b);
    return sign * (first - second) || byCategory(a, b);
  };

/** The articles of a list as it is shown; those of which nothing is known any more are left out. */
export const labelProducts = async (
  queries: Queries,
  buyer: Buyer,
  skus: readonly string[],
  { showsCrossTenantId, ...order }: LabelOrder & { readonly showsCrossTenantId: boolean },
): Promise<readonly LabelProduct[]> => {
  const products = await loadProducts(queries, buyer, skus);
  const sorter =
    order.sortBy === undefined ? byCategory : byPaid(await purchasePrices(queries, buyer), order);
  return [...products.values()]
    .filter(({ sku }) => !products.restricted.has(sku))
    .sort(sorter)
    .map((product) => labelOf(product, showsCrossTenantId));
};
