import { PRODUCT_STATUSES } from '@gastroshop/domain/product';
import { z } from 'zod';
import { category } from './category';
import { component, type Shape } from './component';
import { productDeliverySlot } from './delivery-slot';
import { deposit } from './deposit';
import { list } from './list';
import { basePrice, price } from './price';
import { productAttribute } from './product-attribute';
import { dayOrMoment, extension, quantity } from './scalar';
import { unit } from './unit';
import { vatRate } from './vat';
import { weighed } from './weighed';

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
export const productImage: Shape<ProductImage> = component('ProductImage', productImageShape);

const salesConditionShape = z
  .object({
    key: z.string().describe('Stable name of the condition, for the filter of a search'),
    displayName: z.string().optional().describe('Name in the language asked for; missing: the key'),
  })
  .describe('A condition an article is sold under.');
/** A condition an article is sold under. */
export interface SalesCondition extends z.infer<typeof salesConditionShape> {}
export const salesCondition: Shape<SalesCondition> = component('SalesCondition', salesConditionShape);

const netFillingQuantityShape = z
  .object({
    quantity: quantity.describe('How much it contains'),
    unit: z.string().describe('Unit of the quantity, such as kg'),
  })
  .describe('What one storage unit contains.');
/** What one storage unit contains. */
export interface NetFillingQuantity extends z.infer<typeof netFillingQuantityShape> {}
export const netFillingQuantity: Shape<NetFillingQuantity> = component(
  'NetFillingQuantity',
  netFillingQuantityShape,
);

const shopAvailabilityShape = z
  .object({
    status: z.enum(PRODUCT_STATUSES).describe('Whether it can be ordered'),
    availabilityETA: dayOrMoment
      .optional()
      .describe('When it is expected back at the branch; missing where that is not known'),
  })
  .describe('Whether an article can be had now, later or no more.');
/** Whether an article can be had now, later or no more. */
export interface ShopAvailability extends z.infer<typeof shopAvailabilityShape> {}
export const shopAvailability: Shape<ShopAvailability> = component('ShopAvailability', shopAvailabilityShape);

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
    resolvedCategory: category.optional().describe('That category with its name'),
    thumbnailUrl: z
      .string()
      .optional()
      .describe('Path of a small picture, relative to the origin of the shop; missing: there is none'),
    images: list(productImage).optional().describe('Its pictures in their sizes'),
    shopAvailability: shopAvailability
      .optional()
      .describe('Whether it can be had; unless it is ACTIVE it counts before the status beside'),
    status: z
      .enum(PRODUCT_STATUSES)
      .optional()
      .describe('State of the product itself; counts where the availability raises no objection'),
    attributes: list(productAttribute).describe('Marks such as chilled or organic'),
    minSaleQuantity: z.number().describe('Storage units; below 1 counts as 0'),
    salesConditions: list(salesCondition).optional().describe('Conditions it is sold under'),
    units: list(unit).describe('Units it is sold in; one of them is the storage unit'),
    netFillingQuantity: netFillingQuantity.optional().describe('What one storage unit contains'),
    basePrice: basePrice.optional().describe('What a price per kilogram or litre is calculated from'),
    allergenInfoCodes: z.string().optional().describe('14 positions; J contained, S traces'),
    storageNote: z.string().optional().describe('How it is to be stored'),
    ingredients: z.string().optional().describe('List of ingredients in words'),
    isAvailableForEssence: z.boolean().optional().describe('Whether it can be on an essence list'),
    isEssential: z
      .boolean()
      .optional()
      .describe('Whether it is on the essence list; missing where no customer is acted for'),
    alcohol: quantity.optional().describe('Percent by volume'),
    bulkPrices: list(price).optional().describe('Only for those who may see prices'),
    supplierId: z.string().optional().describe('Who supplies it, see the suppliers'),
    naraCodes: z.unknown().optional().describe('Opaque, carried through unchanged'),
    deliverySlots: list(productDeliverySlot)
      .optional()
      .describe('Weekdays it is delivered on, where it does not come on all'),
    isNew: extension(z.boolean()).describe('First listed in the tenant 60 days ago or less'),
    vat: extension(list(vatRate)).describe('Rates of value added tax with the day from which each holds'),
    deposit: extension(deposit).describe('Deposit on its containers; missing: none'),
    weighed: extension(weighed).describe('Only of products that are billed by weight'),
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
export const product: Shape<Product> = component('Product', productShape);
