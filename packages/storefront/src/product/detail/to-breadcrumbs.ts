import type { Product, ProductDetails } from '@gastroshop/api-contract';
import type { Breadcrumb } from '@gastroshop/ui/layout';
import type { ShopPaths } from '../../shop';

type Category = ProductDetails['categories'][number];

/** From the root to the category of the article; what is virtual (an offer, a theme) is no place to stand in. */
const chainOf = (categories: readonly Category[], own: Category | undefined): readonly Category[] => {
  const real = categories.filter(({ virtual }) => virtual !== true);
  const byId = new Map(real.map((category) => [category.id, category]));
  const parents = new Set(real.map(({ parentId }) => parentId));
  const chain: Category[] = [];
  let next = own ?? real.findLast(({ id }) => !parents.has(id));
  while (next !== undefined && !chain.includes(next)) {
    chain.unshift(next);
    next = next.parentId === undefined ? undefined : byId.get(next.parentId);
  }
  return chain;
};

/** The way to an article: all articles, its categories, itself. */
export const toBreadcrumbs = (
  { name, productDisplayName, resolvedCategory }: Product,
  categories: readonly Category[],
  { search }: Pick<ShopPaths, 'search'>,
  assortment: string,
): readonly Breadcrumb[] => [
  { label: assortment, href: search() },
  ...chainOf(categories, resolvedCategory).map(({ id, name: label }) => ({
    label,
    href: search(new URLSearchParams({ categoryId: id }).toString()),
  })),
  { label: productDisplayName ?? name },
];
