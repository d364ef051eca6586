export {
  badgeLabel,
  initialAmount,
  mainShopRow,
  priceUnit,
  type ProductContext,
  productFamily,
  rowTotalText,
  savings,
  type SizedName,
  sizedName,
  type SizedProduct,
  storageUnitOf,
  toBasePriceLabel,
  toOrderUnits,
  toPriceLabel,
  toPricingInput,
  toProductCardData,
  unitOf,
  unitPrice,
} from '../product-data';
export {
  productDetailsQuery,
  productQuery,
  productsQuery,
  recentItemsQuery,
  recommendationsQuery,
  safetyDatasheetQuery,
  supplierQuery,
  variantsQuery,
} from './product-queries';
export { ItemThumbnail, type ItemThumbnailProps } from './item-thumbnail';
export { ProductGrid, type ProductGridProps } from './product-grid';
export { ProductCarousel, type ProductCarouselProps } from './product-carousel';
export { ProductTiles, type ProductTilesProps } from './product-tiles';
export { ProductGridSkeleton } from './product-grid-skeleton';
export { ProductScreen, type ProductScreenProps } from './detail/product-screen';
export { type ProductExtras, ProductExtrasContext } from './product-extras';
export { CartProductCard, type CartProductCardProps } from './cart-product-card';
export { CartProductRow, type CartProductRowProps } from './cart-product-row';
export { CartProductTile, type CartProductTileProps } from './cart-product-tile';
export { typedProduct } from './typed-product';
export { useProductActions, type OrderActionListener } from './use-product-actions';
export { useProductContext } from './use-product-context';
export { useProductOrder, type ProductOrderView } from './use-product-order';
export { type UnusualAmount, unusualAmountOf } from './unusual-amount';
export { useConfirmedAmounts, useUnusualAmount } from './use-unusual-amount';
export { useUsualInWords } from './use-usual-in-words';
