export { lazyBlock, preloadAllBlocks } from './lazy-block';
