export { AsOf, type AsOfProps } from './as-of';
export { asOfText } from './as-of-text';
export { createCachedResponseSource } from './last-answer';
export { lastBoughtQuery, recentlyViewedQuery } from './recently-viewed-query';
export type { RecentlyViewedProduct } from './last-seen';
export { startOffline, type OfflineSettings } from './start-offline';

export { useOnline } from './use-online';
export { useSendWhenOnline } from './use-send-when-online';
