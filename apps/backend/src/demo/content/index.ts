export { contentImages } from './images';
export { storeContent } from './store-content';
