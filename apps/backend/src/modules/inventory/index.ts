export { inventoryHandlers } from './inventory-handlers';
export { lastCounts, type LastCount } from './last-counts';
