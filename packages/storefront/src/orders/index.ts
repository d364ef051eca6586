export { OrderScreen, type OrderScreenProps } from './detail/order-screen';
export { OrdersScreen, type OrdersScreenProps } from './list/orders-screen';
export { type OrdersVisit, preloadOrders } from './list/preload-orders';
