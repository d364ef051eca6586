export { demoFairs, type DemoFair } from './fairs';
export { ordersOf } from './orders-of';
export { repertoireOf } from './repertoire';
export { storeOrders } from './store-orders';
