import { PRODUCT_STATUSES } from '@gastroshop/domain/product';
import { z } from 'zod';
import { categorySchema } from './category';
import { registerComponent, type Schema } from './register-component';
import { productDeliverySlotSchema } from './delivery-slot';
import { depositSchema } from './deposit';
import { list } from './list-schema';
import { basePriceSchema, priceSchema } from './price';
import { productAttributeSchema } from './product-attribute';
import { dayOrMomentSchema, extension, quantitySchema } from './scalars';
import { unitSchema } from './unit';
import { vatRateSchema } from './vat';
import { weighedSchema } from './weighed';

const productImageShape = z
  .object({
    mediumPath: z
      .string()
      .optional()
      .describe('Path of the picture as a detail page shows it, relative to the origin of the shop'),
    thumbnailPath: z.string().optional().describe('Path of the picture as lists show it'),
    bigPath: z.string().optional().describe('Path of the picture in full size'),
    is3d: z.boolean().optional().describe('Whether it is a view that can be turned'),
  })
  .describe('One picture of an article in its sizes.');
/** One picture of an article in its sizes. */
export interface ProductImage extends z.infer<typeof productImageShape> {}
export const productImageSchema: Schema<ProductImage> = registerComponent('ProductImage', productImageShape);

const salesConditionShape = z
  .object({
    key: z.string().describe('Stable name of the condition, for the filter of a search'),
    displayName: z.string().optional().describe('Name in the language asked for; missing: the key'),
  })
  .describe('A condition an article is sold under.');
/** A condition an article is sold under. */
export interface SalesCondition extends z.infer<typeof salesConditionShape> {}
export const salesConditionSchema: Schema<SalesCondition> = registerComponent(
  'SalesCondition',
  salesConditionShape,
);

const netFillingQuantityShape = z
  .object({
    quantity: quantitySchema.describe('How much it contains'),
    unit: z.string().describe('Unit of the quantity, such as kg'),
  })
  .describe('What one storage unit contains.');
/** What one storage unit contains. */
export interface NetFillingQuantity extends z.infer<typeof netFillingQuantityShape> {}
export const netFillingQuantitySchema: Schema<NetFillingQuantity> = registerComponent(
  'NetFillingQuantity',
  netFillingQuantityShape,
);

const shopAvailabilityShape = z
  .object({
    status: z.enum(PRODUCT_STATUSES).describe('Whether it can be ordered'),
    availabilityETA: dayOrMomentSchema
      .optional()
      .describe('When it is expected back at the branch; missing where that is not known'),
  })
  .describe('Whether an article can be had now, later or no more.');
/** Whether an article can be had now, later or no more. */
export interface ShopAvailability extends z.infer<typeof shopAvailabilityShape> {}
export const shopAvailabilitySchema: Schema<ShopAvailability> = registerComponent(
  'ShopAvailability',
  shopAvailabilityShape,
);

const productShape = z
  .object({
    sku: z.string().describe("The tenant's number of the product"),
    crossTenantProductId: z.string().optional().describe('Its number in the whole group'),
    name: z.string().describe('Name in the language asked for'),
    shortDescription: z.string().optional().describe('One line below the name'),
    description: z.string().optional().describe('Several sentences of plain text'),
    productDisplayName: z
      .string()
      .optional()
      .describe('Name with brand and content, for lists that have room for it'),
    categoryId: z.string().optional().describe('Category it lies in'),
    resolvedCategory: categorySchema.optional().describe('That category with its name'),
    thumbnailUrl: z
      .string()
      .optional()
      .describe('Path of a small picture, relative to the origin of the shop; missing: there is none'),
    images: list(productImageSchema).optional().describe('Its pictures in their sizes'),
    shopAvailability: shopAvailabilitySchema
      .optional()
      .describe('Whether it can be had; unless it is ACTIVE it counts before the status beside'),
    status: z
      .enum(PRODUCT_STATUSES)
      .optional()
      .describe('State of the product itself; counts where the availability raises no objection'),
    attributes: list(productAttributeSchema).describe('Marks such as chilled or organic'),
    minSaleQuantity: z.number().describe('Storage units; below 1 counts as 0'),
    salesConditions: list(salesConditionSchema).optional().describe('Conditions it is sold under'),
    units: list(unitSchema).describe('Units it is sold in; one of them is the storage unit'),
    netFillingQuantity: netFillingQuantitySchema.optional().describe('What one storage unit contains'),
    basePrice: basePriceSchema.optional().describe('What a price per kilogram or litre is calculated from'),
    allergenInfoCodes: z.string().optional().describe('14 positions; J contained, S traces'),
    storageNote: z.string().optional().describe('How it is to be stored'),
    ingredients: z.string().optional().describe('List of ingredients in words'),
    isAvailableForEssence: z.boolean().optional().describe('Whether it can be on an essence list'),
    isEssential: z
      .boolean()
      .optional()
      .describe('Whether it is on the essence list; missing where no customer is acted for'),
    alcohol: quantitySchema.optional().describe('Percent by volume'),
    bulkPrices: list(priceSchema).optional().describe('Only for those who may see prices'),
    supplierId: z.string().optional().describe('Who supplies it, see the suppliers'),
    naraCodes: z.unknown().optional().describe('Opaque, carried through unchanged'),
    deliverySlots: list(productDeliverySlotSchema)
      .optional()
      .describe('Weekdays it is delivered on, where it does not come on all'),
    isNew: extension(z.boolean()).describe('First listed in the tenant 60 days ago or less'),
    vat: extension(list(vatRateSchema)).describe(
      'Rates of value added tax with the day from which each holds',
    ),
    deposit: extension(depositSchema).describe('Deposit on its containers; missing: none'),
    weighed: extension(weighedSchema).describe('Only of products that are billed by weight'),
    usualAmount: extension(
      z.object({
        of: z
          .enum(['CUSTOMER', 'TENANT'])
          .describe(
            'What this customer bought in the last year, or, where it bought none, all of the tenant',
          ),
        smallest: z.number().optional().describe('Storage units, of a customer’s own'),
        largest: z.number().describe('Storage units; of all of the tenant the 99th percentile'),
      }),
    ).describe('What is usually bought at once, to ask about an amount far above it'),
    replacementSkus: extension(list(z.string())).describe('What to offer instead'),
  })
  .meta({
    description: 'An article as lists, cart and detail page show it.',
    examples: [
      {
        sku: '100100',
        name: 'Vollmilch 3,5 %',
        attributes: [{ key: 'Gekuehlt' }],
        minSaleQuantity: 6,
        units: [
          {
            name: 'Karton',
            abbreviation: 'KT',
            ratio: 6,
            isDefault: true,
            isVisible: true,
            isStorageUnit: false,
          },
        ],
        shopAvailability: { status: 'ACTIVE' },
        bulkPrices: [{ type: 'LIST', rawValueString: '4.15', minQuantity: 0 }],
        vat: [{ ratePercent: '10', validFrom: '2016-01-01' }],
      },
    ],
  });
/** An article as lists, cart and detail page show it. */
export interface Product extends z.infer<typeof productShape> {}
export const productSchema: Schema<Product> = registerComponent('Product', productShape);
