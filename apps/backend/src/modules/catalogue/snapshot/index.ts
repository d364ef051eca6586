export { beginningsOf } from './beginnings';
export { createCatalogueMemory, type Catalogue, type CatalogueMemory } from './catalogue-memory';
export { countInto, hasOneOf } from './column';
export type { PriceBook } from './price-book';
export type { SaleTerms } from './sale-terms';
export { COLUMN_KEYS, type ColumnKey, type Snapshot } from './snapshot';
