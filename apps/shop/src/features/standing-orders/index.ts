export { StandingSoon, StartStandingOrder } from './later';
export { standingOrderRoutes } from './route';
