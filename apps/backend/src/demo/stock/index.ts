export { drawnImages, storeImages, type DrawnImage } from './store-images';
export { storeProducts, storeCategories } from './store-stock';
