export { isDatabaseGone } from './database-unavailable';
export { scopesOf } from './scopes-of';
export { createSubscriptions, type Subscription } from './subscriptions';
export { connectPglite, storeOnPglite } from './connect-pglite';
export { connectPostgresql } from './connect-postgresql';
export { databaseIdentity, type DatabaseIdentity } from './database-identity';
export { forCalls } from './for-calls';
export { migrate } from './migrate';
export { startPglite, type PgliteThread } from './pglite-thread';
export { type Queries } from './queries';
export { widenScopeToCustomer } from './scope';
export { type Store } from './store';
export { statementsTo, tracedStore, traceOfQueries } from './traced';
export type { StatementListener } from './statement-listener';
export { runPair, runConcurrently } from './pipeline';
export type {
  ProductDocument,
  ProductLabels,
  ProductTexts,
  BodiesByLocale,
  Database,
  FormSubmissionDocument,
  LineFactsBySku,
  LineStamps,
  LocalTexts,
  ImportProgress,
  NotificationDocument,
  ReceiptDocument,
  ReceiptLine,
  StoredOccurrenceState,
  StoredStandingLine,
  SubmittedLine,
  Look,
  MarketLink,
  NamePart,
  TenantSettings,
} from './tables';
