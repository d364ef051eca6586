export { offerAt } from './cart-products';
export { cartHandlers } from './cart-handlers';
export { lineView, type LineView } from './cart-line-view';
export { lockCart } from './cart-rows';
export { clockOf, fairCartAccess, mainCartAccess, type CartAccess } from './cart-access';
export { draftOf, hasContent } from './pending-line';
export { clearOrderedCart } from './empty-cart';
export {
  priceLine,
  cartPricing,
  rowTotalOf,
  toCartTotalsLine,
  type PricedPart,
  type CartPricing,
} from './priced-line';
export { loadLastSeen } from './last-seen-cart';
export { tourSchedules, windowAt, type TourSchedule, type TourSchedules } from './tour-schedules';
