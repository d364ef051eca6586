export { type NotApplicableReason } from './evaluate-price';
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
export { unitPriceIn, type UnitPriceIn } from './unit-price-in';
export { type PriceDataIssue } from './price-data-issue';
export { type FairPricing, type PricingInput, type WeighedPricing } from './pricing-input';
export { priceRow } from './price-row';
export { type ExplanationStep } from './explanation-step';
export {
  type PricedRow,
  type PriceOnRequest,
  type PriceSnapshot,
  type RowTotals,
  type RowQuantity,
} from './priced-row';
export { recommendedRetailPrice } from './recommended-retail-price';
export { deliveredRow } from './delivered-row';
export { type PriceTier, priceTiers } from './price-tiers';
