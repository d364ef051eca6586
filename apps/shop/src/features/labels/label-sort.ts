import type { LabelSortKey, SortDirection } from '@gastroshop/api-contract';

/** The orders the list can stand in; those by price are for buyers who may see prices. */
const LABEL_SORTS = [
  'category',
  'lastPrice-asc',
  'lastPrice-desc',
  'averagePrice-asc',
  'averagePrice-desc',
] as const;

/** An order the list can stand in, see {@link LABEL_SORTS}. */
export type LabelSort = (typeof LABEL_SORTS)[number];

interface WireLabelSort {
  readonly sortBy?: LabelSortKey | undefined;
  readonly sortDirection?: SortDirection | undefined;
}

const WIRE_SORTS: Readonly<Record<LabelSort, WireLabelSort>> = {
  category: {},
  'lastPrice-asc': { sortBy: 'lastPrice', sortDirection: 'asc' },
  'lastPrice-desc': { sortBy: 'lastPrice', sortDirection: 'desc' },
  'averagePrice-asc': { sortBy: 'averagePrice', sortDirection: 'asc' },
  'averagePrice-desc': { sortBy: 'averagePrice', sortDirection: 'desc' },
};

/** How the backend is asked for an order. */
export const wireLabelSortOf = (sort: LabelSort): WireLabelSort => WIRE_SORTS[sort];

/** Orders somebody may choose from: prices are told to nobody who may not see them (PRI-9). */
export const offeredLabelSorts = (maySeePrices: boolean): readonly LabelSort[] =>
  maySeePrices ? LABEL_SORTS : ['category'];

/**
 * Reads the order of the list from the search part of an address; what it does not say, or may not say, is by
 * category.
 */
export const parseLabelSort = (address: string, maySeePrices: boolean): LabelSort => {
  const sort = new URLSearchParams(address).get('sort');
  return offeredLabelSorts(maySeePrices).find((offered) => offered === sort) ?? 'category';
};

/**
 * Writes the order of the list as the search part of an address, without the question mark.
 *
 * @example formatLabelSort('lastPrice-desc') // 'sort=lastPrice-desc'
 */
export const formatLabelSort = (sort: LabelSort): string => (sort === 'category' ? '' : `sort=${sort}`);
