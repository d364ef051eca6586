import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { pageInfo } from './page';
import { product } from './product';
import { day, extension, moment, quantity } from './scalar';

const inventoryItemShape = z
  .object({
    productSku: z.string().describe('Number of the product'),
    capturedQuantity: quantity.describe('What was counted, in the captured unit'),
    capturedUnit: z.string().describe('Abbreviation of the unit it was counted in'),
    unitRatio: quantity.describe('Storage units held by one captured unit when it was counted'),
    categoryId: z.string().optional().describe('Category it was counted under'),
    product: extension(product).describe('The product as it is now; missing where the shop has it no more'),
  })
  .describe('A counted article of the shop.');
/** A counted article of the shop. */
export interface InventoryItem extends z.infer<typeof inventoryItemShape> {}
export const inventoryItem: Shape<InventoryItem> = component('InventoryItem', inventoryItemShape);

const nonWebshopInventoryItemShape = z
  .object({
    gtin: z.string().optional().describe('Number in its bar code, where it has one'),
    productName: z.string().describe('What it is called'),
    unit: z.string().describe('What it was counted in, in the words of whoever counted'),
    amount: quantity.describe('What was counted, in that unit'),
  })
  .describe('A counted article that the shop does not sell.');
/** A counted article that the shop does not sell. */
export interface NonWebshopInventoryItem extends z.infer<typeof nonWebshopInventoryItemShape> {}
export const nonWebshopInventoryItem: Shape<NonWebshopInventoryItem> = component(
  'NonWebshopInventoryItem',
  nonWebshopInventoryItemShape,
);

const inventoryShape = z
  .object({
    id: z.string().describe('Key of the stocktaking'),
    customerId: z.string().describe('Customer whose stock was counted'),
    tenant: z.string().describe('Code of the tenant it was counted in'),
    createdBy: z.string().describe('User who stored it'),
    createdAt: moment.describe('When it was stored'),
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
export const inventory: Shape<Inventory> = component('Inventory', inventoryShape);

const inventoryDetailsShape = inventoryShape
  .extend({
    inventoryItems: list(inventoryItem).describe('What was counted of the assortment'),
    nonWebshopInventoryItems: list(nonWebshopInventoryItem).describe(
      'What was counted and the shop does not sell',
    ),
  })
  .describe('A stocktaking with its lines.');
/** A stocktaking with its lines. */
export interface InventoryDetails extends z.infer<typeof inventoryDetailsShape> {}
export const inventoryDetails: Shape<InventoryDetails> = component('InventoryDetails', inventoryDetailsShape);

const inventoryPageShape = z
  .object({
    inventories: list(inventory).describe('Stocktakings of this page'),
    page: pageInfo.describe('Which part of all it is'),
  })
  .describe('Stocktakings, by page.');
/** Stocktakings, by page. */
export interface InventoryPage extends z.infer<typeof inventoryPageShape> {}
export const inventoryPage: Shape<InventoryPage> = component('InventoryPage', inventoryPageShape);

const groupedInventoryPageShape = z
  .object({
    groups: list(
      z.object({
        date: day.describe('Day of the count in Vienna'),
        inventories: list(inventory).describe('Stocktakings of that day'),
      }),
    ).describe('Days of this page with what was counted on them'),
    page: pageInfo.describe('Which part of all it is'),
  })
  .describe('Stocktakings by day, by page.');
/** Stocktakings by day, by page. */
export interface GroupedInventoryPage extends z.infer<typeof groupedInventoryPageShape> {}
export const groupedInventoryPage: Shape<GroupedInventoryPage> = component(
  'GroupedInventoryPage',
  groupedInventoryPageShape,
);
