export * from './embed';
export {
  createProductContext,
  type ProductAmount,
  type ProductCartLine,
  type ProductContext,
  type ProductContextInput,
  type ProductOrderInput,
  type SizedName,
  sizedName,
  type SizedProduct,
  toBadges,
  toBasePriceLabel,
  toOrderUnits,
  toPriceLabel,
  toProductOrder,
  toProductSummary,
} from './product-data';
