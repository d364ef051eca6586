export { inventoriesQuery } from './data/inventory-queries';
export { parseInventory } from './inventory-address';
export { SendCounts, type SendCountsProps } from './count/send-counts';
export { InventoryScreen, type InventoryScreenProps } from './inventory-screen';
export {
  DeletedInventoriesScreen,
  type DeletedInventoriesScreenProps,
} from './list/deleted-inventories-screen';
