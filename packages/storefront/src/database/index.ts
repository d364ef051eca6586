export {
  blockDatabases,
  type CacheEntry,
  createWriteAhead,
  type DatabaseSource,
  deleteDatabases,
  openAppDatabase,
  type WriteAhead,
} from '@gastroshop/cart/database';
export { ifPageGoes } from './if-page-goes';
export { countPendingInventories } from './count-pending-inventories';
export { countPendingElsewhere } from './count-pending-elsewhere';
