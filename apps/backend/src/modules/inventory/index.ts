export { inventoryHandlers } from './inventory-handlers';
