export { drawnImages, storeImages, type DrawnImage } from './store-images';
export { storePrices, storeProducts } from './store-stock';
