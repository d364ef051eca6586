export { brandFile } from './brand-files';
export { registerHostCaching } from './host-caching';
export { shopHandlers } from './shop-handlers';
