export { CatalogueScreen, type CatalogueScreenProps } from './catalogue-screen';
export { formatSearch } from './format-search';
export { HeaderSearch, type HeaderSearchProps } from './header-search';
export { parseSearch } from './parse-search';
export { preloadCatalogue } from './preload-catalogue';
export { searchQuery } from './search-query';
export { type SearchState, WHOLE_RANGE } from './search-state';
