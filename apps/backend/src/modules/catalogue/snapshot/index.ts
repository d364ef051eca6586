export { beginningsOf } from './beginnings';
export { createCatalogueMemory, type Catalogue, type CatalogueMemory } from './catalogue-memory';
export { NO_PLACE } from './category-places';
export { countsAlone, countsIn, hasAllOf, hasOneOf, hasOnly, type PositionLists } from './column';
export type { PriceBook } from './price-book';
export type { SaleTerms } from './sale-terms';
export { COLUMN_KEYS, type ColumnKey, type Snapshot } from './snapshot';
export { TOLD_INGREDIENTS, type ToldIngredient } from './told-origins';
export { productNumbersOf } from './product-numbers';
