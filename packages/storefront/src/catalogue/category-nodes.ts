import type { Facet } from '@gastroshop/api-contract';
import type { CategoryNode } from '@gastroshop/ui/filter';

type Counted = Facet['values'][number];

/** The categories counted, in the backend's order. */
export const countedCategories = (facets: readonly Facet[]): readonly Counted[] =>
  facets.find(({ key }) => key === 'categoryId')?.values ?? [];

/** The categories as a tree. One whose parent is not among them stands at the top: a facet may leave parents out. */
export const categoryNodes = (
  categories: readonly Counted[],
  hrefOf: (categoryId: string) => string,
): readonly CategoryNode[] => {
  const known = new Set(categories.map(({ value }) => value));
  const byParent = new Map<string | undefined, Counted[]>();
  for (const category of categories) {
    const { parent } = category;
    const under = parent !== undefined && known.has(parent) && parent !== category.value ? parent : undefined;
    const siblings = byParent.get(under);
    if (siblings === undefined) byParent.set(under, [category]);
    else siblings.push(category);
  }
  const below = (parent: string | undefined): readonly CategoryNode[] =>
    (byParent.get(parent) ?? []).map(({ value, label, count }) => {
      const children = below(value);
      return {
        key: value,
        label: label ?? value,
        href: hrefOf(value),
        count,
        ...(children.length > 0 && { children }),
      };
    });
  return below(undefined);
};

/** The way to a category from the top, itself included; empty when it is not among those counted. */
export const categoryTrail = (
  categories: readonly Counted[],
  categoryId: string | undefined,
): readonly Counted[] => {
  const byId = new Map(categories.map((category) => [category.value, category]));
  const trail: Counted[] = [];
  let at = categoryId === undefined ? undefined : byId.get(categoryId);
  while (at !== undefined && !trail.includes(at)) {
    trail.unshift(at);
    at = at.parent === undefined ? undefined : byId.get(at.parent);
  }
  return trail;
};
