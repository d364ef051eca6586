import type { FilterValue, SearchFilterName } from './search-transitions';
import { LIST_FILTERS } from './filter-values';

const NAMES = [
  'essential',
  ...LIST_FILTERS,
  'excludeTraces',
  'onlyNewProducts',
] as const satisfies readonly SearchFilterName[];

/** Tells a value of a filter apart from all others. */
export const filterKey = ({ filter, value }: FilterValue): string => `${filter}=${value}`;

/** The value a key names; undefined when it is none. */
export const parseFilterKey = (key: string): FilterValue | undefined => {
  const filter = NAMES.find((name) => key.startsWith(`${name}=`));
  return filter === undefined ? undefined : { filter, value: key.slice(filter.length + 1) };
};
