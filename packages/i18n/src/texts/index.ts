export {
  defineLazyTexts,
  defineNamespace,
  defineTexts,
  type InlineTexts,
  type LazyTexts,
  type TextNamespace,
  type TextsOf,
} from './define-texts';
export { loadTexts } from './load-texts';
export { type TextKey, type Texts, type TextValues, type Translate } from './text-types';
export { resolveText, translator } from './translator';
