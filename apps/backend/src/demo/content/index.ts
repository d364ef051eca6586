export { contentPictures } from './pictures';
export { storeContent } from './store-content';
