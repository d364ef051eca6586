export { StandingSoon, StartStandingOrder } from './later';
export { OrdersTabs } from './tabs/orders-tabs';
export { standingOrderRoutes } from './route';
export { SendDecisions } from './waiting/send-decisions';
export { hasWaitingDecisions } from './waiting/use-decisions';
