export { AsOf, type AsOfProps } from './as-of';
export { asOfWords } from './as-of-words';
export { lastAnswerOf } from './last-answer';
export { lastBoughtQuery, lastSeenQuery } from './last-seen-query';
export type { SeenArticle } from './last-seen';
export { startOffline, type OfflineSettings } from './start-offline';
export { offlineTexts } from './texts';
export { useOnline } from './use-online';
