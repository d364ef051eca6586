export { contentImages } from './images';
export { storeContent } from './store-content';
export { storeMarketLinks } from './store-market-links';
