export { allergenPositions } from './allergen-codes';
export { CATEGORIES, VIRTUAL } from './categories';
export { englishLabels } from './english-labels';
export { writtenPrice } from './list-price';
export { masterAssortment } from './master-assortment';
export { type MasterProduct } from './master-product';
export { SHELVES } from './category-seeds';
export { SUPPLIERS } from './suppliers';
export { variantGroupOf } from './variant-group';
