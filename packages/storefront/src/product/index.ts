export { badgeLabel } from './badge-label';
export { normalRow, savedBetween } from './normal-price';
export { priceQuestionOf } from './price-question-of';
export { type ProductContext } from './product-context';
export { priceUnitOf, productBasePrice, productPrice, rowTotal } from './product-price';
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
export { ProductShelf, type ProductShelfProps } from './product-shelf';
export { ProductStrip, type ProductStripProps } from './product-strip';
export { ProductTiles, type ProductTilesProps } from './product-tiles';
export { ShelfBones } from './shelf-bones';
export { ProductScreen, type ProductScreenProps } from './detail/product-screen';
export { productFamily } from './product-family';
export { productSummaryOf } from './product-summary';
export { type ProductTools, ProductToolsContext } from './product-tools';
export { offeredAmount, orderUnitsOf, storageUnitOf, unitOf } from './product-units';
export { ShopProductCard, type ShopProductCardProps } from './shop-product-card';
export { ShopProductRow, type ShopProductRowProps } from './shop-product-row';
export { ShopProductTile, type ShopProductTileProps } from './shop-product-tile';
export { typedArticle } from './typed-article';
export { useProductActions, type OrderActionListener } from './use-product-actions';
export { unitPrice } from './unit-price';
export { useProductContext } from './use-product-context';
export { useProductOrder, type ShownOrder } from './use-product-order';
export { type UnusualAmount, unusualAmountOf } from './unusual-amount';
export { useConfirmedAmounts, useUnusualAmount } from './use-unusual-amount';
export { useUsualInWords } from './use-usual-in-words';
