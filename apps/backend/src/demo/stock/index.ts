export { drawnPictures, storePictures, type DrawnPicture } from './store-pictures';
export { storeArticles, storeCategories } from './store-stock';
