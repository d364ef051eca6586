export { deleteDatabases } from './delete-databases';
export { openAppDatabase, type DatabaseSource, type OpenDatabase } from './open-database';
export { blockDatabases } from './seal';
export { DATABASE_PREFIX, type CacheEntry, type ShopDatabase } from './shop-database';
export { createWriteAhead, type NotedWrite, type WriteAhead } from './write-ahead';
