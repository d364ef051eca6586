export { type PriceObstacle } from './assess-price';
export { basePrice, type BasePrice, type BasePriceReference } from './base-price';
export { DISPLAY_CATEGORIES, type DisplayCategory, displayCategory, isRegularType } from './display-category';
export { explainPrice, type PriceExplanation, type RejectedPrice } from './explain-price';
export { mostAccurateRowTotal, type RowRecords } from './most-accurate-row-total';
export { nextTier, type NextTier } from './next-tier';
export {
  APPLICATION_ORDERS,
  type ApplicationOrder,
  type Price,
  PRICE_TYPES,
  type PriceReduction,
  type PriceType,
} from './price';
export { BILLING_TIMES, type BillingTime, priceDay, type PriceDayInput } from './price-day';
export { type PriceDiscountInfo, priceDiscountInfo } from './price-discount-info';
export { PRICE_FACTOR_SOURCES, type PriceFactor, type PriceFactorSource } from './price-factor';
export { priceOfUnit, type PriceOfUnit } from './price-of-unit';
export { type PriceProblem } from './price-problem';
export { type FairPricing, type PriceQuestion, type WeighedPricing } from './price-question';
export { priceRow } from './price-row';
export { type PriceStep } from './price-step';
export {
  type PricedRow,
  type PriceOnRequest,
  type PriceSnapshot,
  type RowMoney,
  type RowQuantity,
} from './priced-row';
export { recommendedRetailPrice } from './recommended-retail-price';
export { rowAtDelivery } from './row-at-delivery';
export { type LadderTier, tierLadder } from './tier-ladder';
