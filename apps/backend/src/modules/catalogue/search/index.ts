export { completion } from './completion';
export { groupedPage } from './grouped-page';
export { productPage } from './product-page';
export type { SearchQuestion } from './search-question';
