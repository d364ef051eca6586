export type { CompletionCategory, CompletionProduct, CompletionShelf, SearchCompletion } from './completion';
export { KeyCap } from './key-hints';
export { PlainSearch, type PlainSearchProps } from './plain-search';
export { SearchBox } from './search-box';
export type { SearchBoxProps } from './search-box-props';
export { UnderstoodLine, type UnderstoodLineProps, type UnderstoodToken } from './understood-line';
