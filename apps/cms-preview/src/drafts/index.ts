export { changeDates } from './change-dates';
export type { SubscriptionState } from './subscribe-to-draft';
export { draftQuery, pagesQuery } from './queries';
export { useDraftSubscription } from './use-draft-subscription';
export { nameOfBlock, withOmittedBlocks } from './with-omitted-blocks';
