export { completion } from './completion';
export { foundSkus } from './found-skus';
export { groupedPage } from './grouped-page';
export { paidPrices, type PaidPrice } from './paid-prices';
export { createKeepSearch, type KeepSearch, type Searcher } from './past-searches';
export { type FoundListener, productPage } from './product-page';
export type { SearchQuestion } from './search-question';
