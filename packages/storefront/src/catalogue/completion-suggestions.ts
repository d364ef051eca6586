import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { formatNumber } from '@gastroshop/i18n';
import type { CompletionProduct, SearchCompletion } from '@gastroshop/ui/search';
import type { CompletionAnswer } from './completion-query';
import type { DueProducts } from './due-query';
import type { CompletionWords } from './use-completion-words';
import { suggestHistory } from './suggest-history';
import { isSameSearch } from './past-search-matches';

/** Suggestions that are shown at most of each kind. */
const PRODUCTS_AT_MOST = 6;
/** Where what was put into the cart stands above them. */
const DUE_AT_MOST = 3;
const CATEGORIES_AT_MOST = 4;
const BRANDS_AT_MOST = 3;
const PAST_WHILE_TYPING = 3;
const POPULAR_AT_MOST = 6;

const inThrees = (digits: string): string => digits.replace(/(?<=^\d+)(?=(?:\d{3})+$)/g, '\u00a0');

/** What the suggestions depend on besides the answer. */
export interface CompletionSuggestionsInput {
  /** What is typed now, without blanks around it. */
  readonly typed: string;
  readonly answer: CompletionAnswer | undefined;
  /** What the customer is due to buy; shown while nothing is typed. */
  readonly due: DueProducts;
  /** Whether what was put into the cart just now stands above. */
  readonly isGoingOn: boolean;
  /** Whether something can be ordered. */
  readonly isOrdering: boolean;
  readonly past: readonly string[];
  /** What must not come back from the backend. */
  readonly forgotten: readonly string[];
  /** What others search for often. */
  readonly popular: readonly string[];
  /** On a phone. */
  readonly narrow: boolean;
  /** What is said of each article besides. */
  readonly wordsOf: (product: Product) => CompletionWords;
  /** The article that could not be put into the cart, and why. */
  readonly refusal?: { readonly sku: string; readonly text: string } | undefined;
  /** The user's flag for the number to show (PRD-1). */
  readonly crossTenantNumbers: boolean;
}

const detailOf = (product: Product, crossTenantNumbers: boolean, last: string | undefined): string =>
  [inThrees(displayedProductId(product, crossTenantNumbers)), last]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');

/** What was meant, with the amount that was typed before it; nothing once it is typed as it was meant. */
const meantOf = ({ didYouMean, typed: { text } }: CompletionAnswer, typed: string): string | undefined => {
  if (didYouMean === undefined) return undefined;
  const before = typed.endsWith(text) ? typed.slice(0, typed.length - text.length) : '';
  const meant = before + didYouMean;
  return isSameSearch(meant, typed) ? undefined : meant;
};

/** Those of a group behind each other, the groups in the order of their first ones. */
const inGroups = (products: readonly CompletionProduct[]): readonly CompletionProduct[] =>
  [...new Set(products.map(({ group }) => group))].flatMap((group) =>
    products.filter((product) => product.group === group),
  );

/**
 * The suggestions below the field: while it is empty what is due, past and popular searches; for what is typed articles, the word that
 * was meant, categories, brands and past searches.
 */
export const completionSuggestions = (question: CompletionSuggestionsInput): SearchCompletion => {
  const { typed, answer, due, isGoingOn, past, forgotten, popular, narrow } = question;
  const { isOrdering, crossTenantNumbers, wordsOf, refusal } = question;
  const shown = (products: readonly Product[]): readonly CompletionProduct[] =>
    products.map((product) => {
      const { group, shortName, size, last } = wordsOf(product);
      return {
        sku: product.sku,
        name: product.productDisplayName ?? product.name,
        shortName,
        ...(size !== undefined && { size }),
        detail: detailOf(product, crossTenantNumbers, last),
        ...(group !== undefined && { group }),
        ...(refusal?.sku === product.sku && { refusal: refusal.text }),
      };
    });
  if (typed === '') {
    return {
      products: shown(due.products.slice(0, isGoingOn && !narrow ? DUE_AT_MOST : PRODUCTS_AT_MOST)),
      categories: [],
      pastSearches: isGoingOn ? [] : past,
      popularTerms: isGoingOn ? [] : popular.slice(0, POPULAR_AT_MOST),
    };
  }
  return {
    products: inGroups(shown((answer?.products ?? []).slice(0, PRODUCTS_AT_MOST))),
    shelves: answer?.foundIn?.map(({ id, name, productCount }) => ({
      id,
      name,
      count: formatNumber(productCount),
    })),
    productCount: answer?.productCount,
    searchedFor: answer?.typed.text,
    // Where those of what matches stand in one line, that is enough.
    categories: (isOrdering && answer?.foundIn !== undefined ? [] : (answer?.categories ?? []))
      .slice(0, CATEGORIES_AT_MOST)
      .map(({ id, name }) => ({ id, name, within: '' })),
    brands: answer?.brands.slice(0, BRANDS_AT_MOST),
    didYouMean: answer && meantOf(answer, typed),
    pastSearches: suggestHistory({ typed, past, kept: answer?.pastSearches ?? [], forgotten }).slice(
      0,
      PAST_WHILE_TYPING,
    ),
  };
};
