export { inventoryHandlers } from './inventory-handlers';
export { lastCounts } from './last-counts';
