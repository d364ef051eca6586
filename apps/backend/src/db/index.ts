export { createBells, type Bell } from './bells';
export { connectPglite } from './connect-pglite';
export { connectPostgresql } from './connect-postgresql';
export { migrate } from './migrate';
export { type Queries } from './queries';
export { enterCustomer } from './scope';
export { type Store } from './store';
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
  LocalTexts,
  NotificationDocument,
  ReceiptDocument,
  ReceiptLine,
  SubmittedLine,
} from './tables';
