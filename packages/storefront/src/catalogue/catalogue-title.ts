import type { Facet } from '@gastroshop/api-contract';
import type { TFunction } from 'i18next';
import { categoryTrail, countedCategories } from './category-nodes';
import type { SearchState } from './search-state';

/** What a list is called: what was searched for, the category, or all articles. */
export const catalogueTitle = (
  { query, categoryId, prices }: SearchState,
  facets: readonly Facet[],
  t: TFunction<'storefront-catalogue'>,
): string => {
  const category = categoryTrail(countedCategories(facets), categoryId).at(-1)?.label;
  if (query !== '') {
    const results = t('results', { query });
    return category === undefined ? results : `${results} ${t('inCategory', { category })}`;
  }
  if (category !== undefined) return category;
  if (categoryId !== undefined) return t('range');
  return prices.length === 1 && prices[0] === 'PROMOTION' ? t('offers') : t('wholeRange');
};
