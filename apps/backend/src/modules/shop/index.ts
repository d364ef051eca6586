export { brandFile, markOf } from './brand-files';
export { registerHostCaching } from './host-caching';
export { shopHandlers } from './shop-handlers';
