export { writtenTotals, type DemoOrder } from './demo-order';
export { fairDaysOf } from './fair-days';
export { demoFairs, type DemoFair } from './fairs';
export { ordersOf } from './orders-of';
export { repertoireOf } from './purchase-profile';
export { storeOrders } from './store-orders';
