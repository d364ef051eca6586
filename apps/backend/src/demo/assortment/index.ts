export { groupAssortment } from './group-assortment';
export { basePriceOf, categoryIdOf, type GroupProduct } from './group-product';
export { writtenPrice } from './written-price';
