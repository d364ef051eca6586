export { StartStandingOrder } from './later';
export { standingOrderRoutes } from './route';
