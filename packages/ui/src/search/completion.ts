/** A product the completion suggests. */
export interface CompletionProduct {
  /** Tells products apart. */
  readonly sku: string;
  /** Name of the product. */
  readonly name: string;
  /** Its beginning, where the rest is the size; shown in its place. */
  readonly shortName?: string | undefined;
  /** What one of it holds; stands first in the second line. */
  readonly size?: string | undefined;
  /** Second line: number, unit, origin; empty for none. */
  readonly detail: string;
  /** Heading of the group it stands in; that of all products if missing. Those of a group follow each other. */
  readonly group?: string | undefined;
  /**
   * Why it could not be put into the cart, with what can be done instead; it stands in the row, which takes the focus.
   * Empty where the order control says it.
   */
  readonly refusal?: string | undefined;
}

/** A category the completion suggests. */
export interface CompletionCategory {
  /** Tells categories apart. */
  readonly id: string;
  /** Name of the category. */
  readonly name: string;
  /** The categories it lies in; empty at the top. */
  readonly within: string;
}

/** A category, and how much of what matches it holds. */
export interface CompletionShelf {
  /** Tells categories apart. */
  readonly id: string;
  readonly name: string;
  /** As it is shown. */
  readonly count: string;
}

/** What the search suggests for what is typed. */
export interface SearchCompletion {
  readonly products: readonly CompletionProduct[];
  readonly categories: readonly CompletionCategory[];
  /** The categories that hold most of what matches; they stand in one line below. */
  readonly shelves?: readonly CompletionShelf[] | undefined;
  /** What the products match, where that is not all that is typed. */
  readonly searchedFor?: string | undefined;
  /** How many products match, where that is known. */
  readonly productCount?: number | undefined;
  /** Names of brands. */
  readonly brands?: readonly string[] | undefined;
  /** What was probably meant, where a word was mistyped. */
  readonly didYouMean?: string | undefined;
  /** What the buyer searched for before. */
  readonly pastSearches: readonly string[];
  /** What others search for often; shown while nothing is typed. */
  readonly popularTerms?: readonly string[] | undefined;
}

/** One line of the completion. */
export type CompletionEntry =
  | { readonly kind: 'product'; readonly product: CompletionProduct }
  | { readonly kind: 'category'; readonly category: CompletionCategory }
  | { readonly kind: 'brand'; readonly name: string }
  | { readonly kind: 'meant' | 'past' | 'popular'; readonly text: string };

/**
 * Products first, while nothing is typed past searches and popular ones behind them: the order in which the arrow keys
 * travel. What was meant stands behind the products, which are its own already: Arrow down leads to an article always.
 */
export const toCompletionEntries = (
  completion: SearchCompletion,
  typed: string,
): readonly CompletionEntry[] => {
  const { brands: names = [], didYouMean } = completion;
  const products = completion.products.map((product) => ({ kind: 'product', product }) as const);
  const categories = completion.categories.map((category) => ({ kind: 'category', category }) as const);
  const brands = names.map((name) => ({ kind: 'brand', name }) as const);
  const meant = didYouMean === undefined ? [] : [{ kind: 'meant', text: didYouMean } as const];
  const past = completion.pastSearches.map((text) => ({ kind: 'past', text }) as const);
  if (typed.trim() !== '') return [...products, ...meant, ...categories, ...brands, ...past];
  const popular = (completion.popularTerms ?? [])
    .filter((text) => !completion.pastSearches.includes(text))
    .map((text) => ({ kind: 'popular', text }) as const);
  return [...products, ...past, ...popular, ...categories, ...brands];
};
