import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { pageInfoSchema } from './page';
import { productSchema } from './product';
import { daySchema, extension, momentSchema, quantitySchema } from './scalars';

const inventoryItemShape = z
  .object({
    productSku: z.string().describe('Number of the product'),
    capturedQuantity: quantitySchema.describe('What was counted, in the captured unit'),
    capturedUnit: z.string().describe('Abbreviation of the unit it was counted in'),
    unitRatio: quantitySchema.describe('Storage units held by one captured unit when it was counted'),
    categoryId: z.string().optional().describe('Category it was counted under'),
    product: extension(productSchema).describe(
      'The product as it is now; missing where the shop has it no more',
    ),
  })
  .describe('A counted article of the shop.');
/** A counted article of the shop. */
export interface InventoryItem extends z.infer<typeof inventoryItemShape> {}
export const inventoryItemSchema: Schema<InventoryItem> = registerComponent(
  'InventoryItem',
  inventoryItemShape,
);

const nonWebshopInventoryItemShape = z
  .object({
    gtin: z.string().optional().describe('Number in its bar code, where it has one'),
    productName: z.string().describe('What it is called'),
    unit: z.string().describe('What it was counted in, in the words of whoever counted'),
    amount: quantitySchema.describe('What was counted, in that unit'),
  })
  .describe('A counted article that the shop does not sell.');
/** A counted article that the shop does not sell. */
export interface NonWebshopInventoryItem extends z.infer<typeof nonWebshopInventoryItemShape> {}
export const nonWebshopInventoryItemSchema: Schema<NonWebshopInventoryItem> = registerComponent(
  'NonWebshopInventoryItem',
  nonWebshopInventoryItemShape,
);

const inventoryShape = z
  .object({
    id: z.string().describe('Key of the stocktaking'),
    customerId: z.string().describe('Customer whose stock was counted'),
    tenant: z.string().describe('Code of the tenant it was counted in'),
    createdBy: z.string().describe('User who stored it'),
    createdAt: momentSchema.describe('When it was stored'),
    inventoryLocation: z.string().optional().describe('Place that was counted, in words'),
    comment: z.string().optional().describe('Remark on the count'),
    unloadingArea: z.string().optional().describe('Place at the address that was counted'),
    externalAddressId: z
      .string()
      .optional()
      .describe('Address that was counted, by its key in the merchandise system'),
    numberOfRegularItems: z.int().min(0).describe('Lines of products of the shop'),
    numberOfNonWebshopItems: z.int().min(0).describe('Lines of what the shop does not sell'),
  })
  .describe('A stocktaking as the list shows it.');
/** A stocktaking as the list shows it. */
export interface Inventory extends z.infer<typeof inventoryShape> {}
export const inventorySchema: Schema<Inventory> = registerComponent('Inventory', inventoryShape);

const inventoryDetailsShape = inventoryShape
  .extend({
    inventoryItems: list(inventoryItemSchema).describe('What was counted of the assortment'),
    nonWebshopInventoryItems: list(nonWebshopInventoryItemSchema).describe(
      'What was counted and the shop does not sell',
    ),
  })
  .describe('A stocktaking with its lines.');
/** A stocktaking with its lines. */
export interface InventoryDetails extends z.infer<typeof inventoryDetailsShape> {}
export const inventoryDetailsSchema: Schema<InventoryDetails> = registerComponent(
  'InventoryDetails',
  inventoryDetailsShape,
);

const inventoryPageShape = z
  .object({
    inventories: list(inventorySchema).describe('Stocktakings of this page'),
    page: pageInfoSchema.describe('Which part of all it is'),
  })
  .describe('Stocktakings, by page.');
/** Stocktakings, by page. */
export interface InventoryPage extends z.infer<typeof inventoryPageShape> {}
export const inventoryPageSchema: Schema<InventoryPage> = registerComponent(
  'InventoryPage',
  inventoryPageShape,
);

const groupedInventoryPageShape = z
  .object({
    groups: list(
      z.object({
        date: daySchema.describe('Day of the count in Vienna'),
        inventories: list(inventorySchema).describe('Stocktakings of that day'),
      }),
    ).describe('Days of this page with what was counted on them'),
    page: pageInfoSchema.describe('Which part of all it is'),
  })
  .describe('Stocktakings by day, by page.');
/** Stocktakings by day, by page. */
export interface GroupedInventoryPage extends z.infer<typeof groupedInventoryPageShape> {}
export const groupedInventoryPageSchema: Schema<GroupedInventoryPage> = registerComponent(
  'GroupedInventoryPage',
  groupedInventoryPageShape,
);
