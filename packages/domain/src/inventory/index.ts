export { type InventoryItemCounts, inventoryItemCounts, type InventoryItems } from './counts';
export {
  type ExportedInventory,
  GENERATION_MODES,
  type GenerationMode,
  type InventoryExportOptions,
  type InventorySheet,
  inventorySheets,
} from './export-sheets';
export { capturedStorageQuantity, type InventoryItem, type NonWebshopInventoryItem } from './item';
export { inventoryAction, type InventoryAction, type InventoryState, stateAfter } from './lifecycle';
export { type InventoryRow, mergeByProduct, mergeByProductAndUnit } from './merge-items';
export { mergeNonWebshopItems, type NonWebshopInventoryRow } from './merge-non-webshop-items';
export {
  proposeReplenishment,
  type ReplenishmentInput,
  type ReplenishmentProposal,
} from './propose-replenishment';
