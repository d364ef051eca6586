export { DeletedInventoriesPage } from './deleted-inventories-page';
export { InventoryPage } from './inventory-page';
