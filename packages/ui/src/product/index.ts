export {
  ALLERGEN_KEYS,
  ALLERGEN_LETTERS,
  type AllergenKey,
  type AllergenStateData,
  type AllergenStates,
} from './allergen-data';
export { AllergenLetters, type AllergenLettersProps } from './allergen-letters';
export { AllergenTable, type AllergenTableProps } from './allergen-table';
export { AttributeBadge, type AttributeBadgeData, type AttributeBadgeProps } from './attribute-badge';
export { declarationTexts } from './declaration-texts';
export { Drawing, type DrawingProps } from './drawings/drawing';
export { DRAWING_NAMES, type DrawingName } from './drawings/drawing-name';
export { findDrawing } from './drawings/find-drawing';
export { FAMILY_DRAWINGS, type ProductFamily } from './drawings/product-family';
export { FactList, type Fact, type FactListProps } from './fact-list';
export { numberInThrees } from './number-in-threes';
export {
  NutrientTable,
  type EnergyData,
  type NutrientKey,
  type NutrientRowData,
  type NutrientTableProps,
} from './nutrient-table';
export { OriginList, type OriginData, type OriginListProps } from './origin-list';
export { PackagingFact, type PackagingData, type PackagingFactProps } from './packaging-fact';
export { ProductBadges, type ProductBadgesProps } from './product-badges';
export { type ProductBannerData } from './banner-words';
export { ProductBanner, type ProductBannerProps } from './product-banner';
export { ProductCard, type ProductCardProps } from './product-card';
export {
  type PictureData,
  type ProductActions,
  type ProductOrder,
  type ProductSummary,
} from './product-data';
export { ProductGallery, type ProductGalleryProps } from './product-gallery';
export { ProductListHead, type ProductListHeadProps } from './product-list-head';
export { ProductPicture, type ProductPictureProps } from './product-picture';
export { ProductRow, type ProductRowProps } from './product-row';
export { ProductRowSkeleton, type ProductRowSkeletonProps } from './product-row-skeleton';
export { ProductTile, type ProductTileProps } from './product-tile';
export { ProductTileGrid, type ProductTileGridProps } from './product-tile-grid';
export { ProductTileSkeleton, type ProductTileSkeletonProps } from './product-tile-skeleton';
export { productTexts } from './texts';
export { WineFacts, type WineFactKey, type WineFactsProps } from './wine-facts';
