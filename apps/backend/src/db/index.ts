export { isDatabaseGone } from './database-gone';
export { createBells, type Bell } from './bells';
export { connectPglite, storeOnPglite } from './connect-pglite';
export { connectPostgresql } from './connect-postgresql';
export { databaseOf, type DatabaseIdentity } from './database-of';
export { forCalls } from './for-calls';
export { migrate } from './migrate';
export { startPglite, type PgliteThread } from './pglite-thread';
export { type Queries } from './queries';
export { enterCustomer } from './scope';
export { type Store } from './store';
export { statementsTo, tracedStore, traceOfQueries } from './traced';
export type { StatementListener } from './statement-listener';
export { both, together } from './together';
export type {
  ArticleDocument,
  ArticleLabels,
  ArticleTexts,
  ArticleTextsByLocale,
  BodiesByLocale,
  Database,
  DetailsByLocale,
  FormSubmissionDocument,
  LineFactsBySku,
  LineStamps,
  LocalTexts,
  ImportProgress,
  NotificationDocument,
  ReceiptDocument,
  ReceiptLine,
  SubmittedLine,
} from './tables';
