// They travel together: whoever sees one is about to see another.
export { DeletedInventoriesScreen } from './deleted-inventories-screen';
export { InventoryScreen } from './inventory-screen';
