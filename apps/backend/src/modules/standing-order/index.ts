export { enqueueDueStandingOrders } from './due-standing-orders';
export { runStandingOrder } from './run-standing-order';
export { standingOrderHandlers } from './standing-order-handlers';
