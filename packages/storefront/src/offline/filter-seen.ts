import type { SeenArticle } from './last-seen';

/** What is looked for among the articles seen. */
export interface SeenFilter {
  /** Words, each of which must stand somewhere in the article. */
  readonly query: string;
  readonly categoryId?: string | undefined;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('de-AT');

/** Of the articles seen those that are looked for: by words of names and numbers, and by category. */
export const filterSeen = (
  articles: readonly SeenArticle[],
  { query, categoryId }: SeenFilter,
): readonly SeenArticle[] => {
  const words = plain(query).split(/\s+/);
  return articles.filter(({ product }) => {
    const { sku, crossTenantProductId = '', name, productDisplayName = '', shortDescription = '' } = product;
    const text = plain([sku, crossTenantProductId, name, productDisplayName, shortDescription].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (categoryId === undefined || product.categoryId === categoryId)
    );
  });
};
