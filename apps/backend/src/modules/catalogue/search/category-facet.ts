import type { Facet } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { countsIn, type PositionLists, type Snapshot } from '../snapshot';
import { textIn } from './text-in';

/** Categories stand in the order of the tenant and know their parents, so that they can be shown as a tree. */
export const categoryFacet = (
  { labels, columns }: Snapshot,
  positions: PositionLists,
  locale: Locale,
): readonly Facet[] => {
  const counts = countsIn(columns.categoryId, positions);
  const hits = new Map(columns.categoryId.values.map((value, code) => [value, counts[code] ?? 0]));
  const values: Facet['values'][number][] = [];
  for (const [value, { names, category }] of labels.categories) {
    const count = hits.get(value) ?? 0;
    hits.delete(value);
    // Virtual ones cut across the tree and have a facet of their own.
    if (count === 0 || category.virtual === true) continue;
    const label = textIn(names, locale);
    values.push({
      value,
      ...(label !== undefined && { label }),
      count,
      ...(category.parentId !== undefined && { parent: category.parentId }),
    });
  }
  // Articles may lie in categories nobody has described.
  for (const [value, count] of hits) if (count > 0) values.push({ value, count });
  // All of them: a tree cannot miss a branch.
  return values.length === 0 ? [] : [{ key: 'categoryId', values }];
};
