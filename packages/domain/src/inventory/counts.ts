import type { InventoryItem, NonWebshopInventoryItem } from './item';

/** The items of one inventory. */
export interface InventoryItems {
  readonly inventoryItems: readonly InventoryItem[];
  readonly nonWebshopInventoryItems: readonly NonWebshopInventoryItem[];
}

/** How many items an inventory's list entry announces, lines and not articles. */
export interface InventoryItemCounts {
  readonly numberOfRegularItems: number;
  readonly numberOfNonWebshopItems: number;
}

/** Counts the lines of an inventory: those of the shop and those from elsewhere. */
export const inventoryItemCounts = (items: InventoryItems): InventoryItemCounts => ({
  numberOfRegularItems: items.inventoryItems.length,
  numberOfNonWebshopItems: items.nonWebshopInventoryItems.length,
});
