import type { SearchBody, SearchFilter } from '@gastroshop/api-contract';
import type { PageSize } from './page-size';
import { wireSortOf } from './search-sort';
import type { SearchState } from './search-state';

const filled = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length === 0 ? undefined : values;

const originOf = ({ originOfEgg, originOfMilk, originOfMeat }: SearchState): SearchFilter['originOf'] =>
  originOfEgg.length + originOfMilk.length + originOfMeat.length === 0
    ? undefined
    : { EGG: filled(originOfEgg), MILK: filled(originOfMilk), MEAT: filled(originOfMeat) };

/** What the backend is asked for; conditions that do not count are left out. */
export const toSearchBody = (state: SearchState, size: PageSize): SearchBody => {
  const filter: SearchFilter = {
    categoryId: state.categoryId,
    essential: state.essential,
    prices: filled(state.prices),
    virtualCategories: filled(state.virtualCategories),
    attributes: filled(state.attributes),
    salesConditions: filled(state.salesConditions),
    brandNames: filled(state.brandNames),
    supplierIds: filled(state.supplierIds),
    originCountries: filled(state.originCountries),
    packagingTypes: filled(state.packagingTypes),
    onlyNewProducts: state.onlyNewProducts ? true : undefined,
    wineCountries: filled(state.wineCountries),
    wineRegions: filled(state.wineRegions),
    wineTypeOfGrapes: filled(state.wineTypeOfGrapes),
    excludedAllergens:
      state.excludedAllergens.length === 0
        ? undefined
        : {
            allergens: state.excludedAllergens,
            excludeTraces: state.excludeTraces ? true : undefined,
          },
    originOf: originOf(state),
  };
  return {
    queryString: state.query === '' ? undefined : state.query,
    filter,
    page: { page: state.page - 1, size, ...wireSortOf(state.sort) },
  };
};
