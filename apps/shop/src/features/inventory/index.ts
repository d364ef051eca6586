export { SendCounts } from './count/send-counts';
export { inventoryRoutes } from './route';
