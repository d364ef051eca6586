export { buyerOf, type Buyer } from './buyer';
export { fairOffer } from './fair-offer';
export { lineProductOf } from './line-product';
export { loadProducts, type LoadedProducts } from './load-products';
export { oneProduct } from './one-product';
export { DEFAULT_ESSENCE_DAYS, type BuyerProductRevision } from './buyer-product-data';
export { fairAudiences, priceAudiences } from './price-audiences';
export { productDetails } from './product-details';
export { productHandlers } from './product-handlers';
