import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { pageInfo } from './page';
import { product } from './product';
import { day, extension, moment, quantity } from './scalar';

const inventoryItemShape = z
  .object({
    productSku: z.string(),
    capturedQuantity: quantity,
    capturedUnit: z.string(),
    unitRatio: quantity.describe('Storage units held by one captured unit when it was counted'),
    categoryId: z.string().optional(),
    product: extension(product),
  })
  .describe('A counted article of the shop.');
/** A counted article of the shop. */
export interface InventoryItem extends z.infer<typeof inventoryItemShape> {}
export const inventoryItem: Shape<InventoryItem> = component('InventoryItem', inventoryItemShape);

const nonWebshopInventoryItemShape = z
  .object({ gtin: z.string().optional(), productName: z.string(), unit: z.string(), amount: quantity })
  .describe('A counted article that the shop does not sell.');
/** A counted article that the shop does not sell. */
export interface NonWebshopInventoryItem extends z.infer<typeof nonWebshopInventoryItemShape> {}
export const nonWebshopInventoryItem: Shape<NonWebshopInventoryItem> = component(
  'NonWebshopInventoryItem',
  nonWebshopInventoryItemShape,
);

const inventoryShape = z
  .object({
    id: z.string(),
    customerId: z.string(),
    tenant: z.string(),
    createdBy: z.string(),
    createdAt: moment,
    inventoryLocation: z.string().optional(),
    comment: z.string().optional(),
    unloadingArea: z.string().optional(),
    externalAddressId: z.string().optional(),
    numberOfRegularItems: z.int().min(0),
    numberOfNonWebshopItems: z.int().min(0),
  })
  .describe('A stocktaking as the list shows it.');
/** A stocktaking as the list shows it. */
export interface Inventory extends z.infer<typeof inventoryShape> {}
export const inventory: Shape<Inventory> = component('Inventory', inventoryShape);

const inventoryDetailsShape = inventoryShape
  .extend({
    inventoryItems: list(inventoryItem),
    nonWebshopInventoryItems: list(nonWebshopInventoryItem),
  })
  .describe('A stocktaking with its lines.');
/** A stocktaking with its lines. */
export interface InventoryDetails extends z.infer<typeof inventoryDetailsShape> {}
export const inventoryDetails: Shape<InventoryDetails> = component('InventoryDetails', inventoryDetailsShape);

const inventoryPageShape = z
  .object({ inventories: list(inventory), page: pageInfo })
  .describe('Stocktakings, by page.');
/** Stocktakings, by page. */
export interface InventoryPage extends z.infer<typeof inventoryPageShape> {}
export const inventoryPage: Shape<InventoryPage> = component('InventoryPage', inventoryPageShape);

const groupedInventoryPageShape = z
  .object({
    groups: list(z.object({ date: day, inventories: list(inventory) })),
    page: pageInfo,
  })
  .describe('Stocktakings by day, by page.');
/** Stocktakings by day, by page. */
export interface GroupedInventoryPage extends z.infer<typeof groupedInventoryPageShape> {}
export const groupedInventoryPage: Shape<GroupedInventoryPage> = component(
  'GroupedInventoryPage',
  groupedInventoryPageShape,
);
