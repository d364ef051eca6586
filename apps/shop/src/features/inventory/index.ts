export { SendCounts, type SendCountsProps } from './count/send-counts';
export { inventoryRoutes } from './route';
