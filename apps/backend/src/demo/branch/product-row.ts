import type { ColumnTypes, JsonRow } from '../insert-rows';
import { allergenPositions, englishLabels, variantGroupOf } from '../assortment';
import type { BranchProduct } from './branch-product';

/** Columns of an article; those of the search are computed by the database afterwards. */
export const PRODUCT_COLUMNS: ColumnTypes = {
  tenant: 'text',
  sku: 'text',
  status: 'text',
  category_id: 'text',
  category_ids: 'text[]',
  supplier_id: 'text',
  brand: 'text',
  variant_group: 'text',
  listed_on: 'date',
  sort_name: 'text',
  doc: 'jsonb',
  texts: 'jsonb',
  details: 'jsonb',
  attribute_keys: 'text[]',
  sales_conditions: 'text[]',
  allergens_contained: 'smallint[]',
  allergens_traces: 'smallint[]',
  origins: 'text[]',
  origin_countries: 'text[]',
  packaging: 'text',
  wine_country: 'text',
  wine_region: 'text',
  wine_grapes: 'text[]',
  recommended_skus: 'text[]',
  has_safety_datasheet: 'boolean',
  is_promoted_for_cart: 'boolean',
};

/** An article as a row of its table. */
export const productRow = (product: BranchProduct): JsonRow => {
  const { master, doc } = product;
  const { draft, details } = master;
  const { wine, hazardous } = draft.traits;
  const origins = details['de-AT'].ingredientOrigins;
  return {
    tenant: product.tenant,
    sku: product.sku,
    status: product.status,
    category_id: draft.shelf.id,
    category_ids: product.categoryIds,
    supplier_id: master.supplierId,
    brand: draft.brand === '' ? null : draft.brand,
    variant_group: variantGroupOf(master),
    listed_on: product.listedOn,
    sort_name: '',
    doc,
    texts: {
      ...master.texts,
      'en-GB': { ...master.texts['en-GB'], labels: englishLabels(doc) },
    },
    details,
    attribute_keys: doc.attributes.map(({ key }) => key),
    sales_conditions: (doc.salesConditions ?? []).map(({ key }) => key),
    allergens_contained: allergenPositions(doc.allergenInfoCodes, 'CONTAINED') ?? null,
    allergens_traces: allergenPositions(doc.allergenInfoCodes, 'TRACES') ?? null,
    origins: origins.map(({ ingredient, countryOfOrigin = 'UNKNOWN' }) => `${ingredient}:${countryOfOrigin}`),
    origin_countries: draft.shelf.id < '6' ? [master.country] : [],
    packaging: details['de-AT'].packaging,
    wine_country: wine?.country ?? null,
    wine_region: wine?.region ?? null,
    wine_grapes: wine === undefined ? [] : wine.grape.split(', '),
    recommended_skus: product.recommendedSkus,
    has_safety_datasheet: hazardous,
    is_promoted_for_cart: product.isPromotedForCart,
  };
};
