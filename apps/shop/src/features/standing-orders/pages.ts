// They travel together: whoever sees one is about to see another.
export { preloadStanding } from './data/preload';
export { StandingOrderPage } from './standing-order-page';
export { StandingOrdersScreen } from './list/standing-orders-screen';
