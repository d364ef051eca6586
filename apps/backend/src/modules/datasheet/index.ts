export { datasheetHandlers } from './datasheet-handlers';
