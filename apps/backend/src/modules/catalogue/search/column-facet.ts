import type { Facet } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { countsIn, type ColumnKey, type PositionLists, type Snapshot } from '../snapshot';
import { labelledFacet } from './labelled-facet';
import { textIn } from './text-in';

/** Properties whose values are no tree. */
type FlatKey = Exclude<ColumnKey, 'categoryId'>;

/** What is counted of a property, and how it is told. */
interface ColumnQuestion {
  readonly positions: PositionLists;
  readonly chosen: readonly string[] | undefined;
  readonly locale: Locale;
}

const labelOf = ({ labels }: Snapshot, key: FlatKey, value: string, locale: Locale): string | undefined => {
  switch (key) {
    case 'virtualCategories':
      return textIn(labels.categories.get(value)?.names, locale);
    case 'attributes':
      return textIn(labels.attributes.get(value), locale);
    case 'salesConditions':
      return textIn(labels.salesConditions.get(value), locale);
    case 'supplierIds':
      return labels.suppliers.get(value);
    case 'packagingTypes':
      return undefined;
    default:
      return value;
  }
};

/** Values by what most articles have. */
export const mostFirst = (one: Facet['values'][number], other: Facet['values'][number]): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);

/** The values of a property with how many articles have them. */
export const columnFacet = (
  snapshot: Snapshot,
  key: FlatKey,
  { positions, chosen, locale }: ColumnQuestion,
): readonly Facet[] => {
  const column = snapshot.columns[key];
  const counts = countsIn(column, positions);
  const values: Facet['values'][number][] = [];
  for (const [code, value] of column.values.entries()) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const label = labelOf(snapshot, key, value, locale);
    values.push({ value, ...(label !== undefined && { label }), count });
  }
  return labelledFacet(key, values.sort(mostFirst), chosen);
};
