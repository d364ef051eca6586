import type { Facet } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { countsIn, type PositionLists, type Snapshot } from '../snapshot';
import { textIn } from './text-in';

/** A category as its facet tells it, and where its articles are counted. */
interface Shelf {
  readonly code: number;
  readonly value: string;
  readonly label: string | undefined;
  readonly parent: string | undefined;
}

const shelves = new WeakMap<Snapshot, Map<Locale, readonly Shelf[]>>();

/** The categories articles lie in, in the order they are told in: worked out once for all searches in a language. */
const shelvesOf = (snapshot: Snapshot, locale: Locale): readonly Shelf[] => {
  const byLocale = shelves.get(snapshot) ?? new Map<Locale, readonly Shelf[]>();
  shelves.set(snapshot, byLocale);
  const known = byLocale.get(locale);
  if (known !== undefined) return known;
  const { labels, columns } = snapshot;
  const codes = new Map(columns.categoryId.values.map((value, code) => [value, code]));
  const made: Shelf[] = [];
  for (const [value, { names, category }] of labels.categories) {
    const code = codes.get(value);
    codes.delete(value);
    // Virtual ones cut across the tree and have a facet of their own.
    if (code === undefined || category.virtual === true) continue;
    made.push({ code, value, label: textIn(names, locale), parent: category.parentId });
  }
  // Articles may lie in categories nobody has described.
  for (const [value, code] of codes) made.push({ code, value, label: undefined, parent: undefined });
  byLocale.set(locale, made);
  return made;
};

/** Categories stand in the order of the tenant and know their parents, so that they can be shown as a tree. */
export const categoryFacet = (
  snapshot: Snapshot,
  positions: PositionLists,
  locale: Locale,
): readonly Facet[] => {
  const counts = countsIn(snapshot.columns.categoryId, positions);
  const values: Facet['values'][number][] = [];
  for (const { code, value, label, parent } of shelvesOf(snapshot, locale)) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    values.push({
      value,
      ...(label !== undefined && { label }),
      count,
      ...(parent !== undefined && { parent }),
    });
  }
  // All of them: a tree cannot miss a branch.
  return values.length === 0 ? [] : [{ key: 'categoryId', values }];
};
