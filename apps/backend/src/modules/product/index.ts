export { buyerOf, type Buyer } from './buyer';
export { fairOfBuyer } from './fair-of-buyer';
export { lineArticleOf } from './line-article';
export { loadProducts, type LoadedProducts } from './load-products';
export { oneProduct } from './one-product';
export { DEFAULT_ESSENCE_DAYS } from './article-rows';
export { priceAudiences } from './price-audiences';
export { productDetails } from './product-details';
export { productHandlers } from './product-handlers';
