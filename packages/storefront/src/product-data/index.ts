export { carriesNumber } from './carries-number';
export { availableAgainDay } from './available-again-day';
export { badgeLabel } from './badge-label';
export { mainShopRow, savings } from './normal-price';
export { productBannerOf } from './product-banner';
export { type ProductContext } from './product-context';
export { productFamily } from './product-family';
export { toProductCardData } from './product-summary';
export { initialAmount, storageUnitOf, toOrderUnits, unitOf } from './product-units';
export { type SizedName, sizedName, type SizedProduct } from './sized-name';
export { toBadges } from './to-badges';
export { priceUnit, rowTotalText, toBasePriceLabel, toPriceLabel } from './to-price-label';
export { toPricingInput } from './to-pricing-input';
export { unitPrice } from './unit-price';
export {
  orderDisabledReason,
  type ProductCartLine,
  type ProductOrderInput,
  toProductOrder,
} from './to-product-order';
export {
  createProductContext,
  type ProductAmount,
  type ProductContextInput,
  toProductSummary,
} from './to-product-summary';
