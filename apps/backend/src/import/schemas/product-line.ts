import {
  allergenInformationSchema,
  basePriceSchema,
  depositSchema,
  ingredientOriginSchema,
  netFillingQuantitySchema,
  nutrientTableSchema,
  productAttributeSchema,
  productImageSchema,
  salesConditionSchema,
  shopAvailabilitySchema,
  unitSchema,
  vatRateSchema,
  weighedSchema,
  wineAttributesSchema,
} from '@gastroshop/api-contract';
import { PACKAGING_TYPES, PRODUCT_STATUSES, parseGtin } from '@gastroshop/domain/product';
import { z } from 'zod';
import { day, areUnique, key, localTexts, longText, positive, sku, text } from './fields';

const category = z
  .strictObject({
    id: key(),
    name: localTexts,
    sortKey: text(100).optional().describe('Siblings are sorted by it; left out: by name'),
    thumbnailPath: text(500).optional(),
  })
  .describe('A category; a name that an earlier line of the file gave it stays.');

const details = z
  .strictObject({
    images: z.array(productImageSchema).optional(),
    nutrientTables: z.array(nutrientTableSchema).optional(),
    usageNote: longText.optional(),
    regulatedDescription: longText.optional(),
    consumerRegulatedInformation: longText.optional(),
    ingredientOrigins: z.array(ingredientOriginSchema).optional(),
    packaging: z.enum(PACKAGING_TYPES).optional(),
    wineAttributes: wineAttributesSchema.optional(),
    allergenInformation: allergenInformationSchema.optional(),
  })
  .describe('What the detail page shows beyond the article itself.');

const texts = {
  productDisplayName: text(300).optional(),
  shortDescription: longText.optional(),
  description: longText.optional(),
  ingredients: longText.optional(),
  storageNote: longText.optional(),
};

/** What lies over the German details where English is shown; tables, pictures and origins need no translation. */
const englishDetails = z.strictObject({
  usageNote: longText.optional(),
  regulatedDescription: longText.optional(),
  consumerRegulatedInformation: longText.optional(),
  wineAttributes: wineAttributesSchema.optional(),
  allergenInformation: allergenInformationSchema.optional(),
});

const labels = z.record(text(100), text(100)).optional();

const english = z
  .strictObject({
    name: text(300).optional(),
    ...texts,
    details: englishDetails.optional(),
    labels: z
      .strictObject({
        units: labels.describe('By abbreviation'),
        attributes: labels.describe('By key'),
        salesConditions: labels.describe('By key'),
      })
      .optional()
      .describe('What units, attributes and sales conditions are called'),
  })
  .describe('Texts in English; what is left out shows German');

const units = z
  .array(unitSchema)
  .min(1, 'an article needs a unit')
  .refine(
    (all) => all.filter(({ isStorageUnit }) => isStorageUnit).length === 1,
    'exactly one has to be the storage unit',
  )
  .refine(
    (all) => all.every(({ isStorageUnit, ratio }) => !isStorageUnit || Number(ratio) === 1),
    'the storage unit has the ratio 1',
  )
  .refine(
    (all) => all.every(({ ratio }) => positive.safeParse(ratio).success),
    'every ratio has to be above 0',
  )
  .refine((all) => all.filter(({ isDefault }) => isDefault).length <= 1, 'only one can be the default')
  .refine((all) => areUnique(all, ({ abbreviation }) => abbreviation), 'two have the same abbreviation')
  .superRefine((all, context) => {
    for (const [index, { gtins = [] }] of all.entries()) {
      const wrong = gtins.find((gtin) => parseGtin(gtin) === undefined);
      if (wrong === undefined) continue;
      const message = `the GTIN “${wrong}” has a wrong length or check digit`;
      context.addIssue({ code: 'custom', path: [index, 'gtins'], message });
    }
  });

/** An article of a tenant with its category and supplier, as a line of `import products`. Prices come on their own. */
export const productLine = z
  .strictObject({
    sku,
    crossTenantProductId: key().optional(),
    name: text(300).describe('In German'),
    ...texts,
    english: english.optional(),
    categories: z
      .array(category)
      .min(1, 'an article needs a category')
      .max(8)
      .refine((path) => areUnique(path, ({ id }) => id), 'a category stands below itself')
      .describe('From the root to the category the article stands in'),
    virtualCategories: z
      .array(category)
      .max(50)
      .optional()
      .describe('Categories beside the tree, such as offers or organic'),
    supplier: z.strictObject({ id: key(), name: text(200) }).optional(),
    brand: text(200).optional(),
    variantGroup: key().optional().describe('Articles with the same one are variants of one another'),
    status: z.enum(PRODUCT_STATUSES).default('ACTIVE'),
    shopAvailability: shopAvailabilitySchema.optional(),
    listedOn: day.optional().describe('First day in the assortment; left out: the day of the first import'),
    units,
    minSaleQuantity: z.number().min(0).max(99_999).default(0).describe('Storage units; below 1 counts as 0'),
    attributes: z.array(productAttributeSchema).max(50).default([]),
    salesConditions: z.array(salesConditionSchema).max(50).optional(),
    thumbnailUrl: text(500).optional(),
    images: z.array(productImageSchema).max(50).optional(),
    netFillingQuantity: netFillingQuantitySchema.optional(),
    basePrice: basePriceSchema.optional(),
    allergenInfoCodes: z
      .string()
      .regex(/^.{14}$/, 'has 14 positions')
      .optional()
      .describe('J contained, S traces; left out: not known'),
    isAvailableForEssence: z.boolean().optional(),
    alcohol: z
      .union([z.number(), z.string().regex(/^\d{1,2}(?:\.\d+)?$/)])
      .optional()
      .describe('Percent by volume'),
    vat: z
      .array(vatRateSchema)
      .max(50)
      .optional()
      .describe('Rates by their first delivery day; left out: no VAT is shown'),
    deposit: depositSchema.optional(),
    weighed: weighedSchema.optional(),
    replacementSkus: z.array(sku).max(50).optional(),
    recommendedSkus: z.array(sku).max(50).default([]),
    naraCodes: z.json().optional(),
    originCountries: z
      .array(z.string().regex(/^[A-Z]{2}$/, 'is no country code like AT'))
      .max(20)
      .optional()
      .describe('Countries to filter by; left out: those of the ingredients'),
    details: details.default({}),
    hasSafetyDatasheet: z.boolean().default(false),
    isPromotedForCart: z.boolean().default(false),
  })
  .describe('An article of a tenant.');
/** An article of a tenant, see {@link productLine}. */
export type ProductLine = z.infer<typeof productLine>;
