export { cartHandlers } from './cart-handlers';
export { lineView, type LineView } from './cart-line-view';
export { lockCart, readLines } from './cart-rows';
export { clockOf, ownCartVisit, type CartVisit } from './cart-visit';
export { draftOf, isLive } from './draft-line';
export { emptyOrderedCart } from './empty-cart';
export { priceLine, sumLine } from './priced-line';
export { readSight } from './seen-cart';
export { tourSchedules, type TourSchedule } from './tour-schedules';
