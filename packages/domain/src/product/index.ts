export { ALCOHOL_THRESHOLD_PERCENT, type AlcoholNotice, alcoholNotice } from './alcohol';
export { type Allergen, type AllergenLetter, ALLERGENS, findAllergen } from './allergen';
export {
  allergenDeclaration,
  containedLetters,
  type DeclaredAllergen,
  isFreeOf,
} from './allergen-declaration';
export { type AllergenState, allergenState } from './allergen-state';
export {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  hasAttribute,
  hasAttributeLogo,
  type ProductAttribute,
} from './attribute';
export { type AttributeBadge, attributeBadges, BADGES_WITH_ICON } from './attribute-badge';
export { type ProductBanner, productBanner, type ProductBannerInput } from './banner';
export {
  type CartToggle,
  cartToggle,
  type CartToggleInput,
  type CartToggleDisabledReason,
} from './cart-toggle';
export { displayedProductId, type ProductIdentity } from './displayed-product-id';
export { countOfGs1Code } from './gs1-code';
export { type Gtin, gtinCheckDigit, hasGtinLength, parseGtin } from './gtin';
export {
  type IngredientOrigin,
  type IngredientOrigins,
  ORIGIN_INGREDIENTS,
  originatesOnlyIn,
  type OriginIngredient,
  originsByIngredient,
} from './ingredient-origin';
export { isNewListing, NEW_LISTING_DAYS } from './new-listing';
export { joinNoBreakGroups, type LeadingNumber, leadingNumbers } from './number-groups';
export {
  BASE_NUTRIENTS,
  type Nutrient,
  type NutrientBasis,
  type NutrientEnergy,
  type NutrientTable,
  type NutrientUnit,
} from './nutrient';
export { type NutrientRow, nutrientRows } from './nutrient-rows';
export {
  type PackContent,
  packContent,
  type PackFilling,
  type PackSize,
  parsePackSize,
  type SizedName,
  splitPackSize,
} from './pack-size';
export { PACKAGING_TYPES, type PackagingType } from './packaging';
export { isCutNumber, isProductNumber, type ProductNumber, parseProductNumber } from './product-number';
export { productNumberKey } from './product-number-key';
export {
  energyIntakePercent,
  REFERENCE_ENERGY,
  REFERENCE_INTAKES_IN_GRAMS,
  referenceIntakePercent,
} from './reference-intake';
export {
  effectiveStatus,
  isOrderable,
  PRODUCT_STATUSES,
  type ProductStatus,
  type ShopAvailability,
  type ProductWithStatus,
} from './status';
export { estimatedDelivery, type EstimatedDelivery, type WeighedProduct } from './weighed';
export {
  filledWineAttributes,
  WINE_ATTRIBUTE_KEYS,
  type WineAttribute,
  type WineAttributeKey,
  type WineAttributes,
} from './wine-attributes';
