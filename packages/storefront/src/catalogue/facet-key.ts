import type { SearchFilterName } from './search-transitions';

/** Filters that are fields inside one of the search body; their facets are named by the way to them. */
const INSIDE: Readonly<Partial<Record<SearchFilterName, string>>> = {
  originOfEgg: 'originOf.EGG',
  originOfMilk: 'originOf.MILK',
  originOfMeat: 'originOf.MEAT',
  excludeTraces: 'excludedAllergens.excludeTraces',
};

/** Key of the facet that counts the values of a filter. */
export const facetKey = (filter: SearchFilterName): string => INSIDE[filter] ?? filter;
