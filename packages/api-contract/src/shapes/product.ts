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
    mediumPath: z.string().optional(),
    thumbnailPath: z.string().optional(),
    bigPath: z.string().optional(),
    is3d: z.boolean().optional(),
  })
  .describe('One picture of an article in its sizes.');
/** One picture of an article in its sizes. */
export interface ProductImage extends z.infer<typeof productImageShape> {}
export const productImage: Shape<ProductImage> = component('ProductImage', productImageShape);

const salesConditionShape = z
  .object({ key: z.string(), displayName: z.string().optional() })
  .describe('A condition an article is sold under.');
/** A condition an article is sold under. */
export interface SalesCondition extends z.infer<typeof salesConditionShape> {}
export const salesCondition: Shape<SalesCondition> = component('SalesCondition', salesConditionShape);

const netFillingQuantityShape = z
  .object({ quantity: quantity, unit: z.string() })
  .describe('What one storage unit contains.');
/** What one storage unit contains. */
export interface NetFillingQuantity extends z.infer<typeof netFillingQuantityShape> {}
export const netFillingQuantity: Shape<NetFillingQuantity> = component(
  'NetFillingQuantity',
  netFillingQuantityShape,
);

const shopAvailabilityShape = z
  .object({ status: z.enum(PRODUCT_STATUSES), availabilityETA: dayOrMoment.optional() })
  .describe('Whether an article can be had now, later or no more.');
/** Whether an article can be had now, later or no more. */
export interface ShopAvailability extends z.infer<typeof shopAvailabilityShape> {}
export const shopAvailability: Shape<ShopAvailability> = component('ShopAvailability', shopAvailabilityShape);

const productShape = z
  .object({
    sku: z.string(),
    crossTenantProductId: z.string().optional(),
    name: z.string(),
    shortDescription: z.string().optional(),
    description: z.string().optional(),
    productDisplayName: z.string().optional(),
    categoryId: z.string().optional(),
    resolvedCategory: category.optional(),
    thumbnailUrl: z.string().optional(),
    images: list(productImage).optional(),
    shopAvailability: shopAvailability.optional(),
    status: z.enum(PRODUCT_STATUSES).optional(),
    attributes: list(productAttribute),
    minSaleQuantity: z.number().describe('Storage units; below 1 counts as 0'),
    salesConditions: list(salesCondition).optional(),
    units: list(unit),
    netFillingQuantity: netFillingQuantity.optional(),
    basePrice: basePrice.optional(),
    allergenInfoCodes: z.string().optional().describe('14 positions; J contained, S traces'),
    storageNote: z.string().optional(),
    ingredients: z.string().optional(),
    isAvailableForEssence: z.boolean().optional(),
    isEssential: z.boolean().optional(),
    alcohol: quantity.optional().describe('Percent by volume'),
    bulkPrices: list(price).optional().describe('Only for those who may see prices'),
    supplierId: z.string().optional(),
    naraCodes: z.unknown().optional().describe('Opaque, carried through unchanged'),
    deliverySlots: list(productDeliverySlot).optional(),
    isNew: extension(z.boolean()).describe('First listed in the tenant 60 days ago or less'),
    vat: extension(list(vatRate)),
    deposit: extension(deposit),
    weighed: extension(weighed),
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
