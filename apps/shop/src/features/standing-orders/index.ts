export { StandingSoon, StartStandingOrder } from './later';
export { OrdersTabs } from './tabs/orders-tabs';
export { standingOrderRoutes } from './route';
