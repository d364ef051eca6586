import type {
  Category,
  CategoryCount,
  Completion,
  Fair,
  Product,
  SearchFilter,
} from '@gastroshop/api-contract';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { runPair, type Queries } from '../../../db';
import { editDistance } from '../../../search-engine';
import type { Buyer } from '../../product';
import type { CatalogueMemory, Snapshot } from '../snapshot';
import { boughtProducts } from './bought-products';
import { dueProducts } from './due-products';
import { productsAt } from './product-page';
import { searchProducts, type SearchResult } from './search-products';
import { pastSearches, type Searcher } from './past-searches';
import { searchWords } from './text-match';
import { wantedFirst } from './wanted-first';

/** What is being typed, and by whom. */
export interface CompletionInput {
  readonly buyer: Buyer;
  readonly seesPrices: boolean;
  readonly seesGroupNumbers?: boolean | undefined;
  readonly text: string;
  readonly filter: SearchFilter;
  /** The unit that was typed with it. */
  readonly unit?: string | undefined;
  /** With nothing typed: the day before which the customer is due to buy what is told; missing: nothing is. */
  readonly dueBefore?: string | undefined;
  /** Whose past searches are offered; missing: nobody's. */
  readonly searcher?: Searcher | undefined;
  /** As a search question has them. */
  readonly fairs?: readonly Fair[] | undefined;
}

const PRODUCTS = 8;
/** Articles looked at for those that are bought, or sold in the unit named. */
const PRODUCTS_READ = 40;
const CATEGORIES = 5;
const TERMS = 6;
const BRANDS = 4;
const FOUND_IN = 3;
/** Articles whose names are looked through for words, the best matches first. */
const NAMES_READ = 300;

const nameAt = ({ articles }: Snapshot, position: number, locale: Locale): string => {
  const product = articles[position];
  return (locale === 'en-GB' ? product?.english_name : undefined) ?? product?.name ?? '';
};

/** Words of names as they are compared; most names are made of the same ones. */
const comparedWords = new Map<string, string>();
const COMPARED_AT_MOST = 100_000;

const compared = (word: string): string => {
  const known = comparedWords.get(word);
  if (known !== undefined) return known;
  if (comparedWords.size >= COMPARED_AT_MOST) comparedWords.clear();
  const key = searchWords(word).join(' ');
  comparedWords.set(word, key);
  return key;
};

/** What was typed with its last word finished, the most frequent words of the articles found first. */
const termsOf = ({ snapshot, found }: SearchResult, text: string, locale: Locale): readonly string[] => {
  const typed = text.trim().split(/\s+/);
  const last = searchWords(typed.at(-1) ?? '').join(' ');
  if (last === '') return [];
  const counts = new Map<string, { readonly word: string; count: number }>();
  for (const position of found.slice(0, NAMES_READ)) {
    for (const word of nameAt(snapshot, position, locale).split(/[^\p{L}\p{N}-]+/u)) {
      const key = compared(word);
      if (!key.startsWith(last)) continue;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { word, count: 1 });
      else known.count += 1;
    }
  }
  const before = typed.slice(0, -1);
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, TERMS)
    .map(({ word }) => [...before, word].join(' '));
};

/** Categories of the articles found whose name holds a word that begins like what was typed. */
const categoriesOf = (
  { snapshot, facets }: SearchResult,
  text: string,
  locale: Locale,
): readonly Category[] => {
  const words = searchWords(text);
  const visible = facets.find(({ key }) => key === 'categoryId')?.values ?? [];
  return visible
    .flatMap(({ value, label = '' }) => {
      const known = snapshot.labels.categories.get(value);
      const named = searchWords(label);
      const isMeant = words.every((word) => named.some((own) => own.startsWith(word)));
      return known === undefined || !isMeant
        ? []
        : [{ ...known.category, name: known.names[locale] ?? known.names['de-AT'] }];
    })
    .slice(0, CATEGORIES);
};

/** The categories without further ones below them that hold most of the articles found, those of most first. */
const foundIn = ({ facets }: SearchResult): readonly CategoryCount[] => {
  const counted = facets.find(({ key }) => key === 'categoryId')?.values ?? [];
  const parents = new Set(counted.map(({ parent }) => parent));
  return counted
    .filter(({ value }) => !parents.has(value))
    .flatMap(({ value: id, label, count }) =>
      label === undefined ? [] : [{ id, name: label, productCount: count }],
    )
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, FOUND_IN);
};

/** Brands of the articles found with a word that begins like what was typed, those of most articles first. */
const brandsOf = ({ facets }: SearchResult, text: string): readonly string[] => {
  const words = searchWords(text);
  return (facets.find(({ key }) => key === 'brandNames')?.values ?? [])
    .map(({ value }) => value)
    .filter((brand) => {
      const named = searchWords(brand);
      return words.every((word) => named.some((own) => own.startsWith(word)));
    })
    .slice(0, BRANDS);
};

/** Articles with a word for each beginning that was typed: "schlag" is short for "Schlagobers". */
const isBegun = ({ name }: Product, words: readonly string[]): boolean => {
  const named = searchWords(name);
  return words.every((word) => named.some((own) => own.startsWith(word)));
};

/** Doubled letters are the slip that tells least: "Mozarella". */
const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

const FEWEST_LETTERS_WITH_SLIP = 4;
const LETTERS_OF_TWO_SLIPS = 8;

/** Whether a word is another one mistyped. A short word with two slips is another word: sage is no salami, bulgur no burger. */
const isMistyped = (typed: string, meant: string): boolean => {
  if (typed === meant) return true;
  if (typed.length < FEWEST_LETTERS_WITH_SLIP || meant.length < FEWEST_LETTERS_WITH_SLIP) return false;
  // Another first letter is another word, mostly.
  if (!typed.startsWith(meant.charAt(0))) return false;
  const slips = typed.length < LETTERS_OF_TWO_SLIPS ? 1 : 2;
  return editDistance(withoutDoubles(typed), withoutDoubles(meant), slips) <= slips;
};

/** The words that were meant, as far as each that was typed is surely one of them mistyped. */
const correctedWords = (words: readonly string[], didYouMean: string): readonly string[] | undefined => {
  const meant = searchWords(didYouMean);
  const isNear =
    meant.length === words.length && meant.every((word, at) => isMistyped(words[at] ?? '', word));
  return isNear ? meant : undefined;
};

/** Completions for what is being typed: terms, articles, categories, brands, past searches. Nothing typed has none. */
export const completion = async (
  queries: Queries,
  memory: CatalogueMemory,
  { buyer, seesPrices, seesGroupNumbers, text, filter, unit, dueBefore, fairs, searcher }: CompletionInput,
): Promise<Completion> => {
  const words = searchWords(text);
  if (words.length === 0) {
    // A fair has its own assortment, and nobody a rhythm in it.
    const asksForDue = dueBefore !== undefined && fairs === undefined;
    const due = asksForDue ? await dueProducts(queries, buyer, dueBefore) : { products: [] };
    return { terms: [], categories: [], ...due };
  }
  const result = await searchProducts(queries, memory, {
    buyer,
    seesPrices,
    seesGroupNumbers,
    text,
    filter,
    essential: filter.essential ?? 'IGNORE',
    page: { page: 0, size: DEFAULT_PAGE_SIZE },
    fairs,
    isCompletion: true,
  });
  const looked = result.found.slice(0, unit === undefined ? PRODUCTS : PRODUCTS_READ);
  const [found, past] = await runPair(
    queries,
    () => productsAt(queries, buyer, result, looked, fairs),
    () => (searcher === undefined ? Promise.resolve(undefined) : pastSearches(queries, searcher, text)),
  );
  const bought = await boughtProducts(queries, buyer, found);
  const products = wantedFirst(found, { bought, unit, fits: result.fits }).slice(0, PRODUCTS);
  const meant = correctedWords(words, result.didYouMean ?? '') ?? words;
  const close = products.filter((product) => result.isClose(product.sku) || isBegun(product, meant));
  const own = bought.filter(({ sku }) => products.some((product) => product.sku === sku));
  return {
    terms: termsOf(result, text, buyer.locale),
    products,
    closeSkus: close.map(({ sku }) => sku),
    ...(result.isWhole && { productCount: result.found.length, foundIn: foundIn(result) }),
    ...(own.length > 0 && { bought: own }),
    categories: categoriesOf(result, text, buyer.locale),
    brands: brandsOf(result, text),
    ...(past !== undefined && { pastSearches: past }),
    ...(result.didYouMean !== undefined && { didYouMean: result.didYouMean }),
  };
};
