export { forgetDatabases } from './forget-databases';
export { databaseOf, type DatabaseSource, type OpenDatabase } from './open-database';
export { sealDatabases } from './seal';
export type { KeptAnswer, ShopDatabase } from './shop-database';
export { ifPageGoes } from './if-page-goes';
export { keptCounts } from './kept-counts';
export { keptElsewhere } from './kept-elsewhere';
export { createWriteAhead, type NotedWrite, type WriteAhead } from './write-ahead';
