// They travel together: whoever sees one is about to see another.
export { preloadInventories } from './data/preload-inventories';
export { DeletedInventoriesScreen } from './deleted-inventories-screen';
export { InventoryScreen } from './inventory-screen';
