import type { PageRequest } from '@gastroshop/api-contract';

/** The orders in which articles can stand; those by price are for buyers who may see prices. */
export const SEARCH_SORTS = [
  'relevance',
  'name-asc',
  'name-desc',
  'category-asc',
  'price-asc',
  'price-desc',
  'sku-asc',
] as const;

/** An order in which articles can stand, see {@link SEARCH_SORTS}. */
export type SearchSort = (typeof SEARCH_SORTS)[number];

type WireSort = Pick<PageRequest, 'sortBy' | 'sortDirection'>;

const WIRE_SORTS: Readonly<Record<SearchSort, WireSort>> = {
  relevance: {},
  'name-asc': { sortBy: 'name', sortDirection: 'asc' },
  'name-desc': { sortBy: 'name', sortDirection: 'desc' },
  'category-asc': { sortBy: 'category', sortDirection: 'asc' },
  'price-asc': { sortBy: 'price', sortDirection: 'asc' },
  'price-desc': { sortBy: 'price', sortDirection: 'desc' },
  'sku-asc': { sortBy: 'sku', sortDirection: 'asc' },
};

/** How the backend is asked for an order. */
export const wireSortOf = (sort: SearchSort): WireSort => WIRE_SORTS[sort];

/** Whether an order tells something about prices (PRI-9). */
export const isPriceSort = (sort: SearchSort): boolean => WIRE_SORTS[sort].sortBy === 'price';
