import type { ProductRow } from './product-row';
import type { ListReader } from './interned';
import type { Labels } from './facet-labels';

/** Stands for a category that nobody has described, and for none. */
export const NO_PLACE = -1;

/** Place of each category in the tree read from top to bottom; virtual ones cut across the tree and have none. */
const placesInTree = ({ categories }: Labels): ReadonlyMap<string, number> => {
  const inTree = new Map([...categories].filter(([, { category }]) => category.virtual !== true));
  const below = new Map<string | undefined, string[]>();
  for (const [id, { category }] of inTree) {
    // One whose parent nobody has described stands at the top.
    const parent = inTree.has(category.parentId ?? '') ? category.parentId : undefined;
    const siblings = below.get(parent);
    if (siblings === undefined) below.set(parent, [id]);
    else siblings.push(id);
  }
  const places = new Map<string, number>();
  const visit = (parent: string | undefined): void => {
    for (const id of below.get(parent) ?? []) {
      if (places.has(id)) continue;
      places.set(id, places.size);
      visit(id);
    }
  };
  visit(undefined);
  return places;
};

/** Place of each article's innermost category in the tree, by position: what stands further down comes later. */
export const categoryPlaces = (
  products: readonly ProductRow[],
  labels: Labels,
  list: ListReader,
): Int32Array => {
  const places = placesInTree(labels);
  const known = new Map<string, number>();
  return Int32Array.from(products, ({ category_ids: ids }) => {
    // A category stands behind those around it, so the innermost of a path is the last one.
    const place =
      known.get(ids) ?? list(ids).reduce((last, id) => Math.max(last, places.get(id) ?? NO_PLACE), NO_PLACE);
    known.set(ids, place);
    return place;
  });
};
