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

export { Drawing, type DrawingProps } from './drawings/drawing';
export { DRAWING_NAMES, type DrawingName } from './drawings/drawing-name';
export { findDrawing } from './drawings/find-drawing';
export { FAMILY_DRAWINGS, type ProductFamily } from './drawings/product-family';
export { DescriptionList, type DescriptionItem, type DescriptionListProps } from './description-list';
export { groupDigits } from './group-digits';
export {
  NutritionTable,
  type EnergyData,
  type NutrientKey,
  type NutrientRowData,
  type NutritionTableProps,
} from './nutrition-table';
export { OriginList, type OriginData, type OriginListProps } from './origin-list';
export { PackagingItem, type PackagingData, type PackagingItemProps } from './packaging-item';
export { ProductBadges, type ProductBadgesProps } from './product-badges';
export { type ProductBannerData } from './banner-text';
export { ProductBanner, type ProductBannerProps } from './product-banner';
export { ProductCard, type ProductCardProps } from './product-card';
export {
  type ThumbnailData,
  type ProductActions,
  type ProductOrderState,
  type ProductCardData,
} from './product-data';
export { ProductGallery, type ProductGalleryProps } from './product-gallery';
export { ProductKey, type ProductKeyProps } from './product-key';
export { ProductListHead, type ProductListHeadProps } from './product-list-head';
export { SizedLabel, type SizedLabelProps } from './sized-label';
export { ProductThumbnail, type ProductThumbnailProps } from './product-thumbnail';
export { ProductRow, type ProductRowProps } from './product-row';
export { ProductRowSkeleton, type ProductRowSkeletonProps } from './product-row-skeleton';
export { useProductRowHeight, type ProductRowShape } from './use-product-row-height';
export { ProductTile, type ProductTileProps } from './product-tile';
export { ProductTileGrid, type ProductTileGridProps } from './product-tile-grid';
export { ProductTileSkeleton, type ProductTileSkeletonProps } from './product-tile-skeleton';

export { WineDetails, type WineFactKey, type WineDetailsProps } from './wine-details';
