import type { Category, ProductDetails } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';
import { oneProduct } from './one-product';

const categoriesOf = async (
  queries: Queries,
  { tenant, locale }: Buyer,
  ids: readonly string[],
): Promise<readonly Category[]> => {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('category')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .execute();
  // From the root down, then the virtual ones.
  return rows
    .toSorted(
      (one, other) =>
        Number(one.is_virtual) - Number(other.is_virtual) ||
        one.path.length - other.path.length ||
        (one.sort_key < other.sort_key ? -1 : 1),
    )
    .map((row) => ({
      id: row.id,
      ...(row.parent_id !== null && { parentId: row.parent_id }),
      name: row.names[locale] ?? row.names['de-AT'],
      ...(row.is_virtual && { virtual: true }),
      ...(row.thumbnail_path !== null && { thumbnailImagePath: row.thumbnail_path }),
      sortKey: row.sort_key,
    }));
};

/**
 * What the detail page shows beyond the article itself. Inactive articles have details too: old orders lead to them.
 *
 * @throws ProblemError not-found when the article is unknown or not in the customer's assortment
 */
export const productDetails = async (
  queries: Queries,
  buyer: Buyer,
  sku: string,
): Promise<ProductDetails> => {
  const product = await oneProduct(queries, buyer, sku, { showInactive: true });
  const { details, category_ids: categoryIds } = await queries
    .selectFrom('article')
    .select(['details', 'category_ids'])
    .where('tenant', '=', buyer.tenant)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  // An article may be stored without any details yet.
  const own: Partial<ProductDetails> = {
    ...details['de-AT'],
    ...(buyer.locale === 'de-AT' ? {} : details[buyer.locale]),
  };
  const codes = product.allergenInfoCodes;
  return {
    ...own,
    imagePaths: own.imagePaths ?? product.images ?? [],
    nutrientTables: own.nutrientTables ?? [],
    ingredientOrigins: own.ingredientOrigins ?? [],
    packaging: own.packaging ?? 'NO_DATA',
    categories: await categoriesOf(queries, buyer, categoryIds),
    ...(own.allergenInformation === undefined && codes !== undefined && { allergenInformation: { codes } }),
  };
};
