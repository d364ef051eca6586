import type { Branch, BranchArticle } from '../branch';
import type { DemoDay } from '../demo-day';
import type { DemoFair } from '../orders';
import { shuffled } from '../random';

/** What the content of a branch is written for. */
export interface Circumstances {
  readonly branch: Branch;
  readonly demo: DemoDay;
  readonly fair: DemoFair;
  readonly articles: readonly BranchArticle[];
}

const isShown = ({ status, prices }: BranchArticle): boolean => status === 'ACTIVE' && prices.length > 0;

/**
 * Articles the branch recommends, of different shelves. Lists in the content are seen by visitors as well: none is made
 * by what articles cost.
 */
export const recommendedSkus = ({ articles }: Circumstances, count: number): string[] => {
  const shelves = new Set<string>();
  return shuffled(articles, 'recommended')
    .filter((article) => {
      const shelf = (article.doc.categoryId ?? '').slice(0, 2);
      if (!isShown(article) || !article.isRecommended || shelves.has(shelf)) return false;
      shelves.add(shelf);
      return true;
    })
    .slice(0, count)
    .map(({ sku }) => sku);
};

/** Articles of shelves, by the beginning of their ids. */
export const skusOf = ({ articles }: Circumstances, shelves: readonly string[], count: number): string[] =>
  shuffled(articles, `shown ${shelves.join(' ')}`)
    .filter(
      (article) => isShown(article) && shelves.some((shelf) => article.doc.categoryId?.startsWith(shelf)),
    )
    .slice(0, count)
    .map(({ sku }) => sku);
