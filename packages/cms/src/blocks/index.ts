export { BlockBoundary } from './block-boundary';
export type { BlockKind } from './block-props';
export { isBlockKind } from './block-registry';
export { BlockView } from './block-view';
export { LanguageMark, type LanguageMarkProps } from './language-mark';
