export type { ContentKind } from './content-kinds';
export { contentHandlers } from './content-handlers';
export { registerMedia } from './media';
export { publishContent, type NewContent } from './publish-content';
export { categoryTarget, ESSENCE_TARGET, searchTarget } from './targets';
