import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../shop';
import { categoryNodes, countedCategories } from './category-nodes';
import { selectCategory, clearAllFilters } from './search-transitions';
import { activeFilters } from './active-filters';
import { formatSearchParams } from './format-search-params';
import { didYouMeanQuery } from './did-you-mean-query';
import { AlternativeProducts } from './alternative-products';
import { alternativesQuery } from './alternatives-query';
import { resolvePageSize } from './page-size';
import { searchQuery } from './search-query';
import { type SearchState, EMPTY_SEARCH } from './search-state';
import { TermLinks } from './term-links';
import { usePopularTerms } from './use-popular-terms';
import { usePreferences } from './use-preferences';

/** What the help for an empty list takes. */
export interface NoResultsProps {
  readonly state: SearchState;
  /** Articles on all pages: more than none when the page asked for is behind the last one. */
  readonly total: number;
}

/** Nothing was found: says why, and offers every way on. */
export const NoResults = ({ state, total }: NoResultsProps): ReactNode => {
  const { t } = useTranslation('storefront-nothing-found');
  const gateway = useGateway();
  const [preferences] = usePreferences();
  const popular = usePopularTerms();
  const filtered = activeFilters(state).length > 0;
  const inAll = state.categoryId === undefined;
  const isOffering = total === 0;
  const { data: offered } = useQuery({ ...alternativesQuery(gateway, state), enabled: isOffering });
  // Where the range has nothing of the kind the search engine has given up already.
  const { data: guessed = [] } = useQuery({
    ...didYouMeanQuery(gateway, state.query),
    ...((filtered || !isOffering) && { enabled: false }),
  });
  const meant = offered?.didYouMean === undefined ? guessed : [offered.didYouMean];
  const { data: range } = useQuery(
    searchQuery(gateway, EMPTY_SEARCH, resolvePageSize(undefined, preferences.pageSize)),
  );
  const to = (next: SearchState): string => gateway.paths.search(formatSearchParams(next));
  const way = (label: string, next: SearchState, first: boolean): ReactNode => (
    <Button
      key={label}
      variant={first ? 'filled' : 'outline'}
      render={({ className, children }) => (
        <Link className={className} href={to(next)}>
          {children}
        </Link>
      )}
    >
      {label}
    </Button>
  );
  const ways = [
    ...(total > 0 ? [[t('firstPage'), { ...state, page: EMPTY_SEARCH.page }] as const] : []),
    ...(filtered ? [[t('dropFilters'), clearAllFilters(state)] as const] : []),
    ...(state.categoryId !== undefined && state.query !== ''
      ? [[t('dropCategory'), selectCategory(clearAllFilters(state), undefined)] as const]
      : []),
    [t('wholeRangeLink'), EMPTY_SEARCH] as const,
  ];
  const searchFor = (query: string) => ({ label: query, href: to({ ...EMPTY_SEARCH, query }) });
  const categories = categoryNodes(countedCategories(range?.facets ?? []), (categoryId) =>
    to(selectCategory(EMPTY_SEARCH, categoryId)),
  );
  const nothing = state.query === '' ? t('nothing') : t('nothingFor', { query: state.query });
  const title = total > 0 ? t('nothingOnPage') : nothing;
  return (
    <>
      <EmptyState
        title={title}
        drawing={<CrateDrawing />}
        actions={ways.map(([label, next], index) => way(label, next, index === 0 && meant.length === 0))}
      >
        {isOffering && (
          <p>
            {filtered
              ? t('nothingFiltered')
              : t(inAll || state.query === '' ? 'nothingText' : 'nothingInCategory')}
          </p>
        )}
        <TermLinks label={t('meant')} links={meant.map(searchFor)} />
      </EmptyState>
      {isOffering && <AlternativeProducts state={state} />}
      <TermLinks label={t('popular')} links={popular.map(searchFor)} />
      <TermLinks label={t('categories')} links={categories} />
      <TermLinks
        label={t('ask')}
        links={
          gateway.paths.contacts === undefined ? [] : [{ label: t('contacts'), href: gateway.paths.contacts }]
        }
      />
    </>
  );
};
