export { completion } from './completion';
export { foundSkus } from './matching-skus';
export { groupedPage } from './grouped-page';
export { purchasePrices, type PaidPrice } from './purchase-prices';
export { createKeepSearch, type SaveSearch, type Searcher } from './past-searches';
export { type FoundListener, productPage } from './product-page';
export type { ProductSearchQuery } from './product-search-query';
