import type { Queries } from '../../../db';
import { allergenFreedom, type AllergenFreedom } from './allergen-freedom';
import { readProductRows, type ProductRow } from './product-row';
import { categoryPlaces } from './category-order';
import { columnOf, type Column } from './column';
import { createListReader } from './interned';
import { readLabels, type Labels } from './facet-labels';
import { knownOrigins, type KnownOrigins } from './known-origins';

/** Properties articles are counted and narrowed by, named as in the search filter. */
export const COLUMN_KEYS = [
  'categoryId',
  'virtualCategories',
  'attributes',
  'salesConditions',
  'supplierIds',
  'brandNames',
  'packagingTypes',
  'originCountries',
  'wineCountries',
  'wineRegions',
  'wineTypeOfGrapes',
] as const;
/** Property articles are counted and narrowed by, see {@link COLUMN_KEYS}. */
export type ColumnKey = (typeof COLUMN_KEYS)[number];

/** All articles of a tenant that are not inactive, by name: position 0 is the first. */
export interface Snapshot {
  readonly articles: readonly ProductRow[];
  readonly positionOf: ReadonlyMap<string, number>;
  readonly columns: Readonly<Record<ColumnKey, Column>>;
  readonly originOf: KnownOrigins;
  readonly allergens: AllergenFreedom;
  /** Place of each article's category in the tree, -1 without one. */
  readonly categoryPlaces: Int32Array;
  readonly labels: Labels;
}

const some = (value: string | null): readonly string[] => (value === null || value === '' ? [] : [value]);

const compare = (one: ProductRow, other: ProductRow): number =>
  one.sort_name < other.sort_name ? -1 : one.sort_name > other.sort_name ? 1 : one.sku < other.sku ? -1 : 1;

/** Reads what searches of a tenant work on. */
export const loadSnapshot = async (queries: Queries, tenant: string): Promise<Snapshot> => {
  const labels = await readLabels(queries, tenant);
  const articles = (await readProductRows(queries, tenant)).toSorted(compare);
  const list = createListReader();
  const isVirtual = (id: string) => labels.categories.get(id)?.category.virtual === true;
  return {
    articles,
    positionOf: new Map(articles.map(({ sku }, position) => [sku, position])),
    columns: {
      categoryId: columnOf(articles, (row) => list(row.category_ids)),
      virtualCategories: columnOf(articles, (row) => list(row.category_ids).filter(isVirtual)),
      attributes: columnOf(articles, (row) => list(row.attributes)),
      salesConditions: columnOf(articles, (row) => list(row.sales_conditions)),
      supplierIds: columnOf(articles, (row) => some(row.supplier_id)),
      brandNames: columnOf(articles, (row) => some(row.brand)),
      packagingTypes: columnOf(articles, (row) => some(row.packaging)),
      originCountries: columnOf(articles, (row) => list(row.origin_countries)),
      wineCountries: columnOf(articles, (row) => some(row.wine_country)),
      wineRegions: columnOf(articles, (row) => some(row.wine_region)),
      wineTypeOfGrapes: columnOf(articles, (row) => list(row.wine_grapes)),
    },
    originOf: knownOrigins(articles, list),
    allergens: allergenFreedom(articles),
    categoryPlaces: categoryPlaces(articles, labels, list),
    labels,
  };
};
