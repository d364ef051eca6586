import { allergenFreedom } from '../allergen-freedom';
import { NO_PLACE } from '../category-order';
import { columnOf } from '../column';
import type { Snapshot } from '../snapshot';

const NO_COLUMN = columnOf([], () => []);

/** A snapshot of articles that have nothing but a name, and how often they were bought. */
export const plainSnapshot = (names: Readonly<Record<string, number>>): Snapshot => {
  const articles = Object.entries(names).map(([name, popularity]) => ({
    sku: name,
    status: 'ACTIVE',
    sort_name: name,
    name,
    english_name: name === 'Wein' ? 'Wine' : null,
    listed_on: '2026-01-01',
    category_ids: '[]',
    supplier_id: null,
    brand: name === 'Wein' ? 'Kögl' : null,
    variant_group: null,
    attributes: '[]',
    sales_conditions: '[]',
    packaging: 'NO_DATA',
    origins: '[]',
    origin_countries: '[]',
    wine_country: null,
    wine_region: null,
    wine_grapes: '[]',
    allergen_codes: null,
    cross_tenant_id: null,
    is_available_for_essence: true,
    popularity,
  }));
  return {
    articles,
    positionOf: new Map(articles.map(({ sku }, position) => [sku, position])),
    columns: {
      categoryId: NO_COLUMN,
      virtualCategories: NO_COLUMN,
      attributes: NO_COLUMN,
      salesConditions: NO_COLUMN,
      supplierIds: NO_COLUMN,
      brandNames: NO_COLUMN,
      packagingTypes: NO_COLUMN,
      originCountries: NO_COLUMN,
      wineCountries: NO_COLUMN,
      wineRegions: NO_COLUMN,
      wineTypeOfGrapes: NO_COLUMN,
    },
    originOf: { EGG: NO_COLUMN, MILK: NO_COLUMN, MEAT: NO_COLUMN },
    allergens: allergenFreedom(articles),
    categoryPlaces: new Int32Array(articles.length).fill(NO_PLACE),
    labels: {
      categories: new Map(),
      suppliers: new Map(),
      attributes: new Map(),
      salesConditions: new Map(),
    },
  };
};
