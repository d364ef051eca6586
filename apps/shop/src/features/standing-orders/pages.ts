// They travel together: whoever sees one is about to see another.
export { StandingOrderPage } from './standing-order-page';
export { StandingOrdersScreen } from './list/standing-orders-screen';
