export { RepeatOrder } from './later';
export { orderRoutes } from './route';
