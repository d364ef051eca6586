// They travel together: whoever sees one is about to see another.
export { OrderPage } from './order-page';
export { OrdersPage } from './orders-page';
