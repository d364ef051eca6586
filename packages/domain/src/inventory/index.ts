export { type InventoryCounts, inventoryCounts, type InventoryItems } from './counts';
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
export { type InventoryRow, mergeByArticle, mergeByArticleAndUnit } from './merge-items';
export { mergeNonWebshopItems, type NonWebshopInventoryRow } from './merge-non-webshop-items';
export { proposeOrder, type ReplenishmentInput, type ReplenishmentProposal } from './propose-order';
