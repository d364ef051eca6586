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

/** Articles on offer today, of different shelves. */
export const skusOnOffer = ({ articles, demo: { today } }: Circumstances, count: number): string[] => {
  const shelves = new Set<string>();
  return shuffled(articles, 'offers')
    .filter((article) => {
      const { categoryId = '' } = article.doc;
      const isNew = !shelves.has(categoryId.slice(0, 2));
      const isOffer = article.prices.some(
        ({ price: { type, fromDate = '', toDate = '' } }) =>
          type === 'PROMOTION' && fromDate <= today && toDate >= today,
      );
      if (!isShown(article) || !isOffer || !isNew) return false;
      shelves.add(categoryId.slice(0, 2));
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
