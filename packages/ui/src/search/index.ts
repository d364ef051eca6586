export type { CompletionCategory, CompletionProduct, CompletionShelf, SearchCompletion } from './completion';
export { FindField, type FindFieldProps } from './find-field';
export { KeyCap, KeyHints, type KeyHintsProps } from './key-hints';
export { SearchFieldFallback, type SearchFieldFallbackProps } from './search-field-fallback';
export { SearchBox } from './search-box';
export type { SearchBoxHandle, SearchBoxProps } from './search-box-props';
export { UnderstoodLine, type UnderstoodLineProps, type UnderstoodToken } from './understood-line';
