import type { CategoryNode } from './category-node';

/** Keys from the outermost category to the one with the given key, both included; empty if it is nowhere. */
export const categoryPath = (
  categories: readonly CategoryNode[],
  key: string | undefined,
): readonly string[] => {
  for (const category of categories) {
    if (category.key === key) return [category.key];
    const below = categoryPath(category.children ?? [], key);
    if (below.length > 0) return [category.key, ...below];
  }
  return [];
};
