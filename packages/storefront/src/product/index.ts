export { badgeLabel } from './badge-label';
export { mainShopRow, savings } from './normal-price';
export { toPricingInput } from './to-pricing-input';
export { type ProductContext } from './product-context';
export { priceUnit, toBasePriceLabel, toPriceLabel, rowTotalText } from './to-price-label';
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
export { ProductGrid, type ProductGridProps } from './product-grid';
export { ProductCarousel, type ProductCarouselProps } from './product-carousel';
export { ProductTiles, type ProductTilesProps } from './product-tiles';
export { ProductGridSkeleton } from './product-grid-skeleton';
export { ProductScreen, type ProductScreenProps } from './detail/product-screen';
export { productFamily } from './product-family';
export { toProductCardData } from './product-summary';
export { type ProductExtras, ProductExtrasContext } from './product-extras';
export { initialAmount, toOrderUnits, storageUnitOf, unitOf } from './product-units';
export { CartProductCard, type CartProductCardProps } from './cart-product-card';
export { CartProductRow, type CartProductRowProps } from './cart-product-row';
export { CartProductTile, type CartProductTileProps } from './cart-product-tile';
export { type SizedName, sizedName, type SizedProduct } from './sized-name';
export { typedProduct } from './typed-product';
export { useProductActions, type OrderActionListener } from './use-product-actions';
export { unitPrice } from './unit-price';
export { useProductContext } from './use-product-context';
export { useProductOrder, type ProductOrderView } from './use-product-order';
export { type UnusualAmount, unusualAmountOf } from './unusual-amount';
export { useConfirmedAmounts, useUnusualAmount } from './use-unusual-amount';
export { useUsualInWords } from './use-usual-in-words';
