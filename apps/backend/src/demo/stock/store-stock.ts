import { VIRTUAL, CATEGORIES, SUPPLIERS } from '../assortment';
import { PRODUCT_COLUMNS, productRow, BRANCHES, type BranchProduct } from '../branch';
import type { Queries } from '../../db';
import { insertRows, type JsonRow } from '../insert-rows';

const CATEGORY_COLUMNS = {
  tenant: 'text',
  id: 'text',
  parent_id: 'text',
  names: 'jsonb',
  sort_key: 'text',
  is_virtual: 'boolean',
  thumbnail_path: 'text',
  path: 'text[]',
} as const;

const PRICE_COLUMNS = {
  tenant: 'text',
  sku: 'text',
  price_list: 'text',
  customer_id: 'text',
  fair_id: 'text',
  price: 'jsonb',
} as const;

const VIRTUAL_IDS: ReadonlySet<string> = new Set(Object.values(VIRTUAL));

/** Address of a category's picture. */
const categoryImage = (id: string): string => `/media/categories/${id}.svg`;

/** Stores the categories and suppliers of all branches. */
export const storeCategories = async (queries: Queries): Promise<void> => {
  const rows: JsonRow[] = BRANCHES.flatMap(({ tenant }) =>
    CATEGORIES.map(({ id, parentId, words, path }, position) => ({
      tenant,
      id,
      parent_id: parentId ?? null,
      names: { 'de-AT': words[0], 'en-GB': words[1] },
      // The order of the list is that of the shop; siblings are compared by it.
      sort_key: String(position).padStart(3, '0'),
      is_virtual: VIRTUAL_IDS.has(id),
      thumbnail_path: categoryImage(id),
      path,
    })),
  );
  await insertRows(queries, 'category', CATEGORY_COLUMNS, rows);
  await insertRows(
    queries,
    'supplier',
    { tenant: 'text', id: 'text', name: 'text', doc: 'jsonb' },
    BRANCHES.flatMap(({ tenant }) => SUPPLIERS.map(({ id, name }) => ({ tenant, id, name, doc: {} }))),
  );
};

const priceRows = ({ tenant, sku, prices }: BranchProduct): JsonRow[] =>
  prices.map(({ price, priceList, customerId, fairId }) => ({
    tenant,
    sku,
    price_list: priceList ?? null,
    customer_id: customerId ?? null,
    fair_id: fairId ?? null,
    price,
  }));

/** Stores the articles of a branch with their prices. */
export const storeProducts = async (queries: Queries, products: readonly BranchProduct[]): Promise<void> => {
  await insertRows(queries, 'article', PRODUCT_COLUMNS, products.map(productRow));
  await insertRows(queries, 'article_price', PRICE_COLUMNS, products.flatMap(priceRows));
};
