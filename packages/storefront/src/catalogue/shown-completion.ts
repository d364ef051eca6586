import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import type { SearchCompletion } from '@gastroshop/ui/search';
import type { CompletionAnswer } from './completion-query';

/** Suggestions that are shown at most of each kind. */
const PRODUCTS_AT_MOST = 8;
const CATEGORIES_AT_MOST = 4;
const PAST_WHILE_TYPING = 3;
const POPULAR_AT_MOST = 6;

const inThrees = (digits: string): string => digits.replace(/(?<=^\d+)(?=(?:\d{3})+$)/g, '\u00a0');

/** What the suggestions depend on besides the answer. */
export interface ShownCompletionQuestion {
  /** What is typed now, without blanks around it. */
  readonly typed: string;
  readonly answer: CompletionAnswer | undefined;
  readonly past: readonly string[];
  /** What others search for often. */
  readonly popular: readonly string[];
  /** The user's flag for the number to show (PRD-1). */
  readonly crossTenantNumbers: boolean;
}

const detailOf = (product: Product, crossTenantNumbers: boolean): string =>
  [inThrees(displayedProductId(product, crossTenantNumbers)), product.shortDescription]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');

/** The suggestions below the field: past and popular searches while it is empty, articles and categories for what is typed. */
export const shownCompletion = (question: ShownCompletionQuestion): SearchCompletion => {
  const { typed, answer, past, popular, crossTenantNumbers } = question;
  if (typed === '') {
    return {
      products: [],
      categories: [],
      pastSearches: past,
      popularTerms: popular.slice(0, POPULAR_AT_MOST),
    };
  }
  const lowered = typed.toLocaleLowerCase();
  return {
    products: (answer?.products ?? []).slice(0, PRODUCTS_AT_MOST).map((product) => ({
      sku: product.sku,
      name: product.productDisplayName ?? product.name,
      detail: detailOf(product, crossTenantNumbers),
    })),
    categories: (answer?.categories ?? [])
      .slice(0, CATEGORIES_AT_MOST)
      .map(({ id, name }) => ({ id, name, within: '' })),
    pastSearches: past
      .filter((text) => text.toLocaleLowerCase().startsWith(lowered) && text !== typed)
      .slice(0, PAST_WHILE_TYPING),
  };
};
