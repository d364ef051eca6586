import type { ContentImage } from '@gastroshop/api-contract';
import type { Branch, BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';
import type { DemoFair } from '../orders';
import { shuffled } from '../random';

/** What the content of a branch is written for. */
export interface ContentContext {
  readonly branch: Branch;
  readonly demo: DemoDay;
  readonly fair: DemoFair;
  readonly articles: readonly BranchProduct[];
}

const isShown = ({ status, prices }: BranchProduct): boolean => status === 'ACTIVE' && prices.length > 0;

/**
 * Articles the branch recommends, of different shelves. Lists in the content are seen by visitors as well: none is made
 * by what articles cost.
 */
export const recommendedSkus = ({ articles }: ContentContext, count: number): string[] => {
  const shelves = new Set<string>();
  return shuffled(articles, 'recommended')
    .filter((product) => {
      const shelf = (product.doc.categoryId ?? '').slice(0, 2);
      if (!isShown(product) || !product.isRecommended || shelves.has(shelf)) return false;
      shelves.add(shelf);
      return true;
    })
    .slice(0, count)
    .map(({ sku }) => sku);
};

/** Articles of shelves, by the beginning of their ids. */
export const skusOf = ({ articles }: ContentContext, shelves: readonly string[], count: number): string[] =>
  shuffled(articles, `shown ${shelves.join(' ')}`)
    .filter(
      (product) => isShown(product) && shelves.some((shelf) => product.doc.categoryId?.startsWith(shelf)),
    )
    .slice(0, count)
    .map(({ sku }) => sku);

/** The picture of a category. */
export const categoryImage = ({ articles }: ContentContext, id: string): ContentImage => ({
  url:
    articles.flatMap(({ line }) => line.categories).find((category) => category.id === id)?.thumbnailPath ??
    '',
});
