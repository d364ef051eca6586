// They travel together: whoever sees one is about to see another.
export { OrderSteps } from './order-steps';
export { OrdersScreen } from './orders-screen';
