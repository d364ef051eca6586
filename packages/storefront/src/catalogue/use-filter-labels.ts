import type { Facet } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../shop';
import type { FilterLabelInput } from './filter-label';
import type { SearchState } from './search-state';
import { suppliersQuery } from './suppliers-query';

const NO_FACETS: readonly Facet[] = [];
const NO_NAMES: Readonly<Record<string, string>> = {};

/** The suppliers nobody has named yet, in one order, so that the same ones are asked for once. */
const unnamed = (facets: readonly Facet[], chosen: readonly string[]): readonly string[] => {
  const counted = facets.find(({ key }) => key === 'supplierIds')?.values ?? [];
  const named = new Set(counted.filter(({ label }) => label !== undefined).map(({ value }) => value));
  return [...new Set([...counted.map(({ value }) => value), ...chosen])]
    .filter((supplierId) => !named.has(supplierId))
    .sort();
};

/** What naming the filters of a search needs; suppliers the facets do not name are asked for. */
export const useFilterLabels = (
  facets: readonly Facet[] = NO_FACETS,
  { supplierIds }: Pick<SearchState, 'supplierIds'>,
): FilterLabelInput => {
  const { t } = useTranslation('storefront-filter');
  const { t: declared } = useTranslation('ui-product-declaration');
  const { client, gateway } = useShop();
  const { tenant, locale } = gateway.scope;
  const missing = useMemo(() => unnamed(facets, supplierIds), [facets, supplierIds]);
  const { data: suppliers = NO_NAMES } = useQuery(suppliersQuery(client, tenant, missing));
  return useMemo(
    () => ({ t, declared, locale, facets, suppliers }),
    [t, declared, locale, facets, suppliers],
  );
};
