import { allergenDeclaration, effectiveStatus } from '@gastroshop/domain/product';
import type { ProductDocument, ProductTexts } from '../../db';
import type { ProductLine } from '../schemas/product-line';
import { countryCode } from './country-code';
import type { MergeColumns, MergeRow } from './merge-rows';

/** Columns of an article that an import writes; those of the search are computed by the database afterwards. */
export const PRODUCT_TABLE_COLUMNS: MergeColumns = {
  tenant: 'text',
  sku: 'text',
  status: 'text',
  category_id: 'text',
  category_ids: 'text[]',
  supplier_id: 'text',
  brand: 'text',
  variant_group: 'text',
  listed_on: 'date',
  doc: 'jsonb',
  texts: 'jsonb',
  details: 'jsonb',
  attribute_keys: 'text[]',
  sales_conditions: 'text[]',
  allergens_contained: 'smallint[]',
  allergens_traces: 'smallint[]',
  origins: 'text[]',
  origin_countries: 'text[]',
  packaging: 'text',
  wine_country: 'text',
  wine_region: 'text',
  wine_grapes: 'text[]',
  recommended_skus: 'text[]',
  has_safety_datasheet: 'boolean',
  is_promoted_for_cart: 'boolean',
};

/** What of a line is stored as the article's document. */
export const productDocument = (line: ProductLine): ProductDocument => ({
  sku: line.sku,
  crossTenantProductId: line.crossTenantProductId,
  categoryId: line.categories.at(-1)?.id ?? '',
  thumbnailUrl: line.thumbnailUrl,
  images: line.images,
  shopAvailability: line.shopAvailability,
  status: line.status,
  attributes: line.attributes,
  minSaleQuantity: line.minSaleQuantity,
  salesConditions: line.salesConditions,
  units: line.units,
  netFillingQuantity: line.netFillingQuantity,
  basePrice: line.basePrice,
  allergenInfoCodes: line.allergenInfoCodes,
  isAvailableForEssence: line.isAvailableForEssence,
  alcohol: line.alcohol,
  supplierId: line.supplier?.id,
  naraCodes: line.naraCodes,
  vat: line.vat,
  deposit: line.deposit,
  weighed: line.weighed,
  replacementSkus: line.replacementSkus,
});

const textsOf = ({
  name,
  productDisplayName,
  shortDescription,
  description,
  ingredients,
  storageNote,
}: ProductLine) =>
  ({
    name,
    productDisplayName,
    shortDescription,
    description,
    ingredients,
    storageNote,
  }) satisfies ProductTexts;

const positionsOf = (codes: string | undefined, wanted: 'CONTAINED' | 'TRACES'): readonly number[] | null =>
  codes === undefined
    ? null
    : allergenDeclaration(codes).flatMap(({ state }, position) => (state === wanted ? [position] : []));

const detailsOf = ({ details, images }: ProductLine) => ({
  imagePaths: details.images ?? images ?? [],
  nutrientTables: details.nutrientTables ?? [],
  usageNote: details.usageNote,
  regulatedDescription: details.regulatedDescription,
  consumerRegulatedInformation: details.consumerRegulatedInformation,
  ingredientOrigins: details.ingredientOrigins ?? [],
  packaging: details.packaging ?? 'NO_DATA',
  wineAttributes: details.wineAttributes,
  allergenInformation: details.allergenInformation,
});

/** A line as a row of the articles. */
export const productRow = (tenant: string, line: ProductLine, listedOn: string): MergeRow => {
  const doc = productDocument(line);
  const details = detailsOf(line);
  const origins = details.ingredientOrigins;
  const wine = details.wineAttributes;
  return {
    tenant,
    sku: line.sku,
    status: effectiveStatus(doc),
    category_id: doc.categoryId,
    category_ids: [...line.categories, ...(line.virtualCategories ?? [])].map(({ id }) => id),
    supplier_id: line.supplier?.id ?? null,
    brand: line.brand ?? null,
    variant_group: line.variantGroup ?? null,
    listed_on: listedOn,
    doc,
    texts: { 'de-AT': textsOf(line), 'en-GB': line.english && { ...line.english, details: undefined } },
    details: { 'de-AT': details, 'en-GB': line.english?.details },
    attribute_keys: line.attributes.map(({ key }) => key),
    sales_conditions: (line.salesConditions ?? []).map(({ key }) => key),
    allergens_contained: positionsOf(line.allergenInfoCodes, 'CONTAINED'),
    allergens_traces: positionsOf(line.allergenInfoCodes, 'TRACES'),
    origins: origins.map(({ ingredient, countryOfOrigin = 'UNKNOWN' }) => `${ingredient}:${countryOfOrigin}`),
    origin_countries: line.originCountries ?? [
      ...new Set(origins.flatMap(({ countryOfOrigin }) => countryOfOrigin ?? [])),
    ],
    packaging: details.packaging,
    wine_country: wine?.country === undefined ? null : countryCode(wine.country),
    wine_region: wine?.region ?? null,
    wine_grapes: wine?.typeOfGrape === undefined ? [] : wine.typeOfGrape.split(', '),
    recommended_skus: line.recommendedSkus,
    has_safety_datasheet: line.hasSafetyDatasheet,
    is_promoted_for_cart: line.isPromotedForCart,
  };
};
