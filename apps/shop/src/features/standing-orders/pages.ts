// They travel together: whoever sees one is about to see another.
export { preloadStanding } from './data/preload';
export { StandingOrderScreen } from './detail/standing-order-screen';
export { StandingOrdersScreen } from './list/standing-orders-screen';
