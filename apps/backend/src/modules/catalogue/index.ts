export { catalogueHandlers } from './catalogue-handlers';
export { essentialSkus } from './essential-skus';
export { indexArticles } from './index-articles';
export { indexUnindexed } from './index-unindexed';
export { paidPrices, type PaidPrice } from './search';
export { createCatalogueMemory, type CatalogueMemory } from './snapshot';
