export { daysOfChange } from './days-of-change';
export type { Following } from './follow-changes';
export { draftQuery, pagesQuery } from './queries';
export { useFollowing } from './use-following';
export { nameOfBlock, withLeftOut } from './with-left-out';
