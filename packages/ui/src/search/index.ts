export type { CompletionCategory, CompletionProduct, SearchCompletion } from './completion';
export { PlainSearch, type PlainSearchProps } from './plain-search';
export { SearchBox } from './search-box';
export type { SearchBoxProps } from './search-box-props';
export { UnderstoodLine, type UnderstoodLineProps, type UnderstoodToken } from './understood-line';
