export { catalogueHandlers } from './catalogue-handlers';
export { essentialSkus } from './essential-skus';
export { indexCatalogue } from './index-catalogue';
export { indexUnindexed } from './index-unindexed';
export { purchasePrices, type PaidPrice } from './search';
export { createCatalogueMemory, type CatalogueMemory } from './snapshot';
