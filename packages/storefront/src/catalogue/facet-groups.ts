import type { Facet } from '@gastroshop/api-contract';
import { ALLERGENS } from '@gastroshop/domain/product';
import type { FacetValue } from '@gastroshop/ui/filter';
import type { FilterValue, SearchFilterName } from './search-transitions';
import { activeFilters } from './active-filters';
import { facetKey } from './facet-key';
import { filterKey } from './filter-key';
import { filterLabel, type FilterLabelInput } from './filter-label';
import type { SearchPermissions } from './search-permissions';
import type { SearchState } from './search-state';

/** A facet as it stands beside the list. */
export interface FacetGroupView {
  readonly key: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  /** The filters whose values are in it. */
  readonly filters: readonly SearchFilterName[];
  /** How many values stand before the buyer asks for more. */
  readonly few?: number | undefined;
  /** How many rarer values the backend has not named. */
  readonly omitted: number;
  readonly folded: boolean;
}

type GroupKey =
  | 'essential'
  | 'offers'
  | 'virtualCategories'
  | 'wineCountries'
  | 'wineRegions'
  | 'wineTypeOfGrapes'
  | 'excludedAllergens'
  | 'attributes'
  | 'originCountries'
  | 'originOf'
  | 'brandNames'
  | 'packagingTypes'
  | 'salesConditions'
  | 'supplierIds';

interface Group {
  readonly key: GroupKey;
  readonly filters: readonly SearchFilterName[];
  /** Values to choose from even where the backend counts none. */
  readonly offered?: readonly FilterValue[] | undefined;
  /** Begins folded: long, and not what buyers look for first. */
  readonly folded?: true | undefined;
  readonly few?: number | undefined;
}

const ESSENTIALS = ['SHOWN_ONLY', 'FAVORITES_ONLY', 'HIDDEN_ONLY', 'ALL'] as const;

const GROUPS: readonly Group[] = [
  {
    key: 'essential',
    filters: ['essential'],
    offered: ESSENTIALS.map((value) => ({ filter: 'essential', value })),
  },
  { key: 'offers', filters: ['prices', 'onlyNewProducts'] },
  { key: 'virtualCategories', filters: ['virtualCategories'] },
  { key: 'wineCountries', filters: ['wineCountries'] },
  { key: 'wineRegions', filters: ['wineRegions'] },
  { key: 'wineTypeOfGrapes', filters: ['wineTypeOfGrapes'] },
  {
    key: 'excludedAllergens',
    // Traces first, where they are not folded away: they change what the others mean.
    filters: ['excludeTraces', 'excludedAllergens'],
    offered: ALLERGENS.map(({ letter }) => ({ filter: 'excludedAllergens', value: letter })),
    few: 4,
  },
  { key: 'attributes', filters: ['attributes'] },
  { key: 'originCountries', filters: ['originCountries'] },
  // Menus have to name it.
  { key: 'originOf', filters: ['originOfMeat', 'originOfMilk', 'originOfEgg'], folded: true },
  { key: 'brandNames', filters: ['brandNames'] },
  { key: 'packagingTypes', filters: ['packagingTypes'], folded: true },
  { key: 'salesConditions', filters: ['salesConditions'], folded: true },
  { key: 'supplierIds', filters: ['supplierIds'], folded: true },
];

const WINE: ReadonlySet<string> = new Set(['wineCountries', 'wineRegions', 'wineTypeOfGrapes']);

/** Wine has facets of its own where most of what is listed is wine. */
const isMostlyWine = (facets: readonly Facet[], total: number): boolean => {
  const wines = facets.find(({ key }) => key === 'wineCountries')?.values ?? [];
  return wines.reduce((sum, { count }) => sum + count, 0) * 2 >= total && total > 0;
};

/** What the facets beside a list are made from. */
export interface FacetGroupsInput {
  readonly state: SearchState;
  readonly rights: SearchPermissions;
  readonly words: FilterLabelInput;
  /** Articles found. */
  readonly total: number;
}

interface CountedChoice extends FilterValue {
  readonly count?: number | undefined;
}

/** The facets beside a list: the counted values, and those chosen, also where they leave nothing. */
export const facetGroups = ({ state, rights, words, total }: FacetGroupsInput): readonly FacetGroupView[] => {
  const { facets, t } = words;
  const chosen = activeFilters(state);
  const wine = isMostlyWine(facets, total);
  const mayUse = (filter: SearchFilterName): boolean =>
    (filter !== 'prices' || rights.prices) && (filter !== 'essential' || rights.essence);

  const facetOf = (filter: SearchFilterName): Facet | undefined =>
    mayUse(filter) ? facets.find(({ key }) => key === facetKey(filter)) : undefined;

  const countedChoices = (filter: SearchFilterName): readonly CountedChoice[] => {
    const values = facetOf(filter)?.values ?? [];
    if (filter !== 'excludeTraces') return values.map(({ value, count }) => ({ filter, value, count }));
    // Without an allergen there is nothing to be traces of; the counts may still be those of the search before.
    return state.excludedAllergens.length === 0 ? [] : [{ filter, value: 'true', count: values[0]?.count }];
  };

  const choicesOf = ({ filters, offered = [] }: Group): readonly CountedChoice[] => {
    const choices = new Map<string, CountedChoice>();
    const add = (choice: CountedChoice) => {
      const key = filterKey(choice);
      if (!choices.has(key)) choices.set(key, choice);
    };
    for (const filter of filters) for (const choice of countedChoices(filter)) add(choice);
    for (const choice of offered) if (mayUse(choice.filter)) add(choice);
    const counted = choices.size > 0 && offered.length === 0;
    for (const choice of chosen)
      if (filters.includes(choice.filter)) add({ ...choice, ...(counted && { count: 0 }) });
    return [...choices.values()];
  };

  return GROUPS.flatMap((group) => {
    const keys = new Set(chosen.map(filterKey));
    const values = choicesOf(group).map((choice) => ({
      key: filterKey(choice),
      label: filterLabel(choice, words),
      selected: keys.has(filterKey(choice)),
      ...(choice.count !== undefined && { count: choice.count }),
    }));
    const isChosen = values.some(({ selected }) => selected);
    const isWineElsewhere = WINE.has(group.key) && !wine;
    // Where nothing is found there is nothing to narrow, only something to give up.
    if (values.length === 0 || (!isChosen && (isWineElsewhere || total === 0))) return [];
    return [
      {
        key: group.key,
        label: t(group.key),
        values,
        filters: group.filters,
        few: group.few,
        omitted: group.filters.reduce((sum, filter) => sum + (facetOf(filter)?.omitted ?? 0), 0),
        folded: group.folded === true && !isChosen,
      },
    ];
  });
};
