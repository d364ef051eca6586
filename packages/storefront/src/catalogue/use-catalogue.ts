import type { Facet, GroupedProductPage } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type PromotionPlace, useGateway } from '../shop';
import { type ListItem, listItems } from './list-items';
import { type PageSize, resolvePageSize } from './page-size';
import { promotionsQuery } from './promotions-query';
import { searchQuery } from './search-query';
import type { SearchState } from './search-state';
import { usePreferences } from './use-preferences';

/** What was found. */
export interface Catalogue {
  /** Missing until the first answer, and after a failure. */
  readonly page: GroupedProductPage | undefined;
  readonly items: readonly ListItem[];
  /** Those of the last answer while the next one is on its way or has failed. */
  readonly facets: readonly Facet[] | undefined;
  /** Articles found on all pages. */
  readonly total: number | undefined;
  readonly size: PageSize;
  /** Another answer is on its way; what is shown belongs to the one before. */
  readonly stale: boolean;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
  /** Key of the question. */
  readonly key: readonly unknown[];
}

const NO_PROMOTIONS: readonly never[] = [];

/** Searches: articles, facets and what is advertised between them. */
export const useCatalogue = (state: SearchState, promoted?: PromotionPlace): Catalogue => {
  const gateway = useGateway();
  const [preferences] = usePreferences();
  const size = resolvePageSize(state.size, preferences.pageSize);
  const query = searchQuery(gateway, state, size);
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(query);
  const { data: promotions = NO_PROMOTIONS } = useQuery(promotionsQuery(gateway, state, promoted));
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const grouped = state.sort === 'relevance';
  const items = useMemo(
    () => (data === undefined ? [] : listItems(data, promotions, grouped)),
    [data, promotions, grouped],
  );
  return {
    page: data,
    items,
    facets: (data ?? last)?.facets,
    total: data?.page.totalElements,
    size,
    stale: isPlaceholderData,
    failed: isError,
    retrying: isFetching,
    retry: () => {
      void refetch();
    },
    key: query.queryKey,
  };
};
