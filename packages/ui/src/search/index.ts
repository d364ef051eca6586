export type { CompletionCategory, CompletionProduct, SearchCompletion } from './completion';
export { SearchBox } from './search-box';
export type { SearchBoxProps } from './search-box-props';
