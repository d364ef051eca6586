import { createSearchEngine } from '../engine/create-search-engine';
import type { SearchEngine } from '../search-engine';
import { productsByTerms } from './products-by-terms';

/** The engine that lives in the shop's own database. */
export const createDatabaseSearch = (): SearchEngine => createSearchEngine(productsByTerms);
