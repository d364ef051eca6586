export { prefixIndex } from './beginnings';
export { createCatalogueMemory, type Catalogue, type CatalogueMemory } from './catalogue-cache';
export { NO_PLACE } from './category-order';
export { countsAlone, countsIn, hasAllOf, hasOneOf, hasOnly, type PositionLists } from './column';
export type { PriceBook } from './price-book';
export type { MinimumOrderData } from './minimum-order-data';
export { COLUMN_KEYS, type ColumnKey, type Snapshot } from './snapshot';
export { ORIGIN_FILTER_INGREDIENTS, type ToldIngredient } from './known-origins';
export { productNumbersOf } from './product-numbers';
