export { deleteDatabases } from './delete-databases';
export { openAppDatabase, type DatabaseSource, type OpenDatabase } from './open-database';
export { blockDatabases } from './seal';
export type { CacheEntry, ShopDatabase } from './shop-database';
export { ifPageGoes } from './if-page-goes';
export { countPendingInventories } from './count-pending-inventories';
export { countPendingElsewhere } from './count-pending-elsewhere';
export { createWriteAhead, type NotedWrite, type WriteAhead } from './write-ahead';
