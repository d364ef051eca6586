export { cartGoods } from './cart-goods';
export { cartHandlers } from './cart-handlers';
export { lineView, type LineView } from './cart-line-view';
export { lockCart } from './cart-rows';
export { clockOf, fairCartVisit, ownCartVisit, type CartVisit } from './cart-visit';
export { draftOf, isLive } from './draft-line';
export { emptyOrderedCart } from './empty-cart';
export {
  priceLine,
  priceTermsAt,
  rowTotalOf,
  sumLine,
  type PricedPart,
  type PriceTerms,
} from './priced-line';
export { readSight } from './seen-cart';
export { tourSchedules, windowAt, type TourSchedule, type TourSchedules } from './tour-schedules';
