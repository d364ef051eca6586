export { allergenName } from './allergen-name';
export { datasheetHandlers } from './datasheet-handlers';
