import { createSearch } from '../engine/create-search';
import type { SearchEngine } from '../search-engine';
import { articlesByTerms } from './articles-by-terms';

/** The engine that lives in the shop's own database. */
export const createDatabaseSearch = (): SearchEngine => createSearch(articlesByTerms);
