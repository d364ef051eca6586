import type { Product } from '@gastroshop/api-contract';
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopGateway } from '../shop';
import { activeFilters } from './active-filters';
import { toSearchBody } from './search-body';
import { type SearchState, EMPTY_SEARCH } from './search-state';

/** Articles offered in the place of those that were not found, and why these. */
export interface Alternatives {
  /** Found without filters and in all categories, bought often by the customer, or new. */
  readonly why: 'ELSEWHERE' | 'BOUGHT' | 'NEW';
  readonly products: readonly Product[];
  /** What was probably meant, as found without filters. */
  readonly didYouMean?: string | undefined;
}

const SHOWN_AT_MOST = 10;
/** The smallest page there is. */
const PAGE = 50;

type Source = (signal: AbortSignal) => Promise<Alternatives>;

/** Whether filters or a category narrow a search. */
const isNarrowed = (state: SearchState): boolean =>
  state.categoryId !== undefined || activeFilters(state).length > 0;

const sourcesOf = (gateway: ShopGateway, state: SearchState): readonly Source[] => {
  const { query, categoryId } = state;
  const { userId, customerId } = gateway.scope;
  const elsewhere: Source = async (signal) => {
    const { products, didYouMean } = await gateway.complete({ query }, { signal });
    return { why: 'ELSEWHERE', products, didYouMean };
  };
  const list =
    (why: Alternatives['why'], differing: Partial<SearchState>): Source =>
    async (signal) => {
      const { products } = await gateway.search(toSearchBody({ ...EMPTY_SEARCH, ...differing }, PAGE), {
        signal,
      });
      return { why, products };
    };
  const places = categoryId === undefined ? [undefined] : [categoryId, undefined];
  return [
    ...(query !== '' && isNarrowed(state) ? [elsewhere] : []),
    ...(userId !== '' && customerId !== ''
      ? places.map((place) => list('BOUGHT', { categoryId: place, essential: 'FAVORITES_ONLY' }))
      : []),
    ...places.map((place) => list('NEW', { categoryId: place, onlyNewProducts: true })),
  ];
};

/**
 * What to offer where nothing was found: what the same words find without filters, else what the customer buys often,
 * in the category asked for if there is something, else what is new. The first of them that has articles.
 */
export const alternativesQuery = (gateway: ShopGateway, state: SearchState) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'offered-instead', state.query, state.categoryId, isNarrowed(state)),
    queryFn: async ({ signal }: QueryFunctionContext): Promise<Alternatives | null> => {
      for (const source of sourcesOf(gateway, state)) {
        const offered = await source(signal);
        if (offered.products.length > 0)
          return { ...offered, products: offered.products.slice(0, SHOWN_AT_MOST) };
      }
      return null;
    },
  });
