import { foldLetters } from '@gastroshop/domain/letters';
import { productNumberKey, parseProductNumber } from '@gastroshop/domain/product';
import type { RecentlyViewedProduct } from './last-seen';

/** What is looked for among the articles seen. */
export interface RecentlyViewedFilter {
  /** Words, each of which must stand somewhere in the article. */
  readonly query: string;
  readonly categoryId?: string | undefined;
  /** The number of the group is shown to the user, who may therefore find by it. */
  readonly crossTenantNumbers?: boolean | undefined;
}

/** Of the articles seen those that are looked for: by words of names and numbers, and by category. */
export const filterRecentlyViewed = (
  products: readonly RecentlyViewedProduct[],
  { query, categoryId, crossTenantNumbers = false }: RecentlyViewedFilter,
): readonly RecentlyViewedProduct[] => {
  const words = foldLetters(query).split(/\s+/);
  const keys = parseProductNumber(query)?.keys ?? [];
  return products.filter(({ product }) => {
    const { sku, name, productDisplayName = '', shortDescription = '' } = product;
    const numbers = [sku, ...(crossTenantNumbers ? [product.crossTenantProductId ?? ''] : [])];
    const text = foldLetters([...numbers, name, productDisplayName, shortDescription].join(' '));
    const isNumber = numbers.some((number) => keys.includes(productNumberKey(number)));
    return (
      (isNumber || words.every((word) => text.includes(word))) &&
      (categoryId === undefined || product.categoryId === categoryId)
    );
  });
};
