export { orderRoutes } from './route';
