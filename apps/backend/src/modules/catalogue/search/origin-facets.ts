import type { Facet } from '@gastroshop/api-contract';
import { countsAlone, ORIGIN_FILTER_INGREDIENTS, type PositionLists, type Snapshot } from '../snapshot';
import { mostFirst } from './column-facet';
import { originKey } from './conditions';

/**
 * The countries eggs, milk and meat come from. A country counts the articles whose ingredient comes from there only, as
 * the filter does; one that is told beside others only counts none, and is there to be chosen together with them.
 */
export const originFacets = (
  { originOf }: Snapshot,
  countedFor: (key: string) => PositionLists,
): readonly Facet[] =>
  ORIGIN_FILTER_INGREDIENTS.flatMap((ingredient) => {
    const key = originKey(ingredient);
    const column = originOf[ingredient];
    const counts = countsAlone(column, countedFor(key));
    const values = column.values.flatMap((value, code) => {
      const count = counts[code] ?? -1;
      return count < 0 ? [] : [{ value, count }];
    });
    return values.length === 0 ? [] : [{ key, values: values.sort(mostFirst) }];
  });
