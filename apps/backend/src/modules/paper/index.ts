export { productPictures } from './product-pictures';
export { letterheadOf } from './letterhead-of';
export { unitPriceOnPaper } from './unit-price-on-paper';
