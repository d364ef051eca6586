// They travel together: whoever sees one is about to see another.
export { DeletedInventoriesPage } from './deleted-inventories-page';
export { InventoryPage } from './inventory-page';
