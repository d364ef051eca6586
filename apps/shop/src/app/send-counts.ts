export { SendCounts } from '../features/inventory';
