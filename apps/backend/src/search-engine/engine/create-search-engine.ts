import { LINK_WORDS } from '../language/stop-words';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { Queries } from '../../db';
import { createSynonymCache } from '../database/create-synonym-cache';
import { createVocabularyCache } from '../database/create-vocabulary-cache';
import { tenantNumber, lookupTerms } from '../database/term-numbers';
import type { Lexicon } from '../query/lexicon';
import { parseQuery } from '../query/parse-query';
import type { QueryTerm } from '../query/query-term';
import { createWordMemory, NO_TERM_CACHE } from '../query/term-cache';
import type { SearchEngine, EngineResult, EngineQuery } from '../search-engine';
import { tokenize, type Token } from '../tokens/tokenize';
import type { ProductIndex, IndexedProduct } from './product-index';
import { rankProducts, type Ranking } from './rank-products';

/** No tenant has this number: one without articles finds nothing. */
const NO_TENANT = 0;
/** With fewer articles than these the engine asks again, and forgives slips in words that are words as well. */
const FEW = 10;
const NONE: ReadonlySet<string> = new Set();
/** From here on an article is what was typed: one slip is the same word, two or what only sounds alike may be another. */
const CLOSE = 0.55;
/** Beside a word that nothing has, "Bio" and "TK" tell nothing of what is wanted. */
const FEWEST_LETTERS_TELLING = 4;
/** Words looked at; further ones narrow nothing. */
const WORDS_AT_MOST = 12;

/** A source narrows by so many wishes; ranking looks at all of them. */
const WISHES_ASKED = 3;

interface Asked {
  readonly source: ProductIndex;
  readonly tenant: string;
  readonly tenantNumber: number;
  /** The ids of words behind which a name says what goes with the article, and no more what it is. */
  readonly links: ReadonlySet<string>;
  /** Two of three wishes, or one of two, are enough. */
  readonly isMost: boolean;
}

const productsFor = async (
  queries: Queries,
  wishes: readonly QueryTerm[],
  { source, tenant, tenantNumber: number, isMost }: Asked,
): Promise<readonly IndexedProduct[]> => {
  const typed = [...new Set(wishes.map((wish) => wish.typed))];
  // Beside other words the parts of one are not two of three wishes.
  const groups =
    isMost && typed.length > 1
      ? typed.map((text) => wishes.filter((wish) => wish.typed === text))
      : wishes.map((wish) => [wish]);
  // What few words stand for is rare, mostly, and narrows best.
  const lists = groups
    .map((group) => [...new Set(group.flatMap((wish) => lookupTerms(number, wish)))])
    .toSorted((some, others) => some.length - others.length)
    .slice(0, WISHES_ASKED);
  return lists.length === 0 ? [] : source(queries, { tenant, lists, isMost });
};

const isReadable = ({ readings, beginningId }: QueryTerm): boolean =>
  readings.length > 0 || beginningId !== undefined;

/** What was found, with what is known of it. */
interface Found extends Ranking {
  readonly articles: readonly IndexedProduct[];
}

const ranked = async (
  queries: Queries,
  wishes: readonly QueryTerm[],
  asked: Asked,
  mayBeFound: EngineQuery['mayBeFound'],
): Promise<Found> => {
  const readable = wishes.filter(isReadable);
  if (readable.length < wishes.length && !asked.isMost)
    return { scores: new Map(), unfulfilled: [], missing: [], certainties: new Map(), articles: [] };
  const unread = wishes.filter((wish) => !isReadable(wish));
  // A size alone, or a tin, is no answer where nothing is known of the word before it.
  if (readable.length < wishes.length && readable.every(({ isDetail }) => isDetail))
    return { scores: new Map(), unfulfilled: unread, missing: unread, certainties: new Map(), articles: [] };
  const articles = (await productsFor(queries, readable, asked)).filter(({ sku }) => mayBeFound(sku));
  const {
    scores,
    unfulfilled,
    missing: lacking,
    certainties,
  } = rankProducts(readable, articles, { isStrict: !asked.isMost, links: asked.links });
  const missing = [...unread, ...lacking];
  const isTold = wishes.some(
    (wish) => !wish.isDetail && wish.typed.length >= FEWEST_LETTERS_TELLING && !missing.includes(wish),
  );
  return {
    scores,
    certainties: missing.length === 0 || isTold ? certainties : new Map(),
    unfulfilled: [...unread, ...unfulfilled],
    missing,
    articles,
  };
};

/**
 * What was probably meant: words of articles that were found. Others must not be told of: the vocabulary is that of all
 * tenants, and a customer may be kept from articles.
 */
const corrected = (wishes: readonly QueryTerm[], found: readonly IndexedProduct[]): string | undefined => {
  if (wishes.every(({ corrections }) => corrections.length === 0)) return undefined;
  const words = new Set(found.flatMap(({ name_words }) => name_words.split(' ')));
  const corrections = wishes.map(
    ({ corrections: near }) => near.find(({ id }) => words.has(String(id)))?.word,
  );
  if (corrections.every((correction) => correction === undefined)) return undefined;
  return wishes.map(({ typed }, index) => corrections[index] ?? typed).join(' ');
};

/** What was found first stays before what forgiving found. */
const joined = (exact: ReadonlyMap<string, number>, forgiving: ReadonlyMap<string, number>) => {
  const scores = new Map(forgiving);
  for (const [sku, score] of exact) scores.set(sku, score + 1);
  return scores;
};

/** The better of two scores each. */
const better = (some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) => {
  const scores = new Map(some);
  for (const [sku, score] of others) scores.set(sku, Math.max(score, scores.get(sku) ?? 0));
  return scores;
};

/** What is surely what was typed, in one of the ways in which it was read. */
const closeOf = (...rankings: readonly Ranking[]): ReadonlySet<string> =>
  new Set(
    rankings.flatMap(({ scores, certainties }) =>
      [...scores.keys()].filter((sku) => (certainties.get(sku) ?? 0) >= CLOSE),
    ),
  );

/** A size that nothing has, or a pack, keeps nobody from what has the words. */
const withoutDetails = async (
  found: Found,
  wishes: readonly QueryTerm[],
  ask: (wishes: readonly QueryTerm[]) => Promise<Found>,
): Promise<Found> => {
  const words = wishes.filter(({ isDetail }) => !isDetail);
  if (found.scores.size > 0 || words.length === 0 || words.length === wishes.length) return found;
  const withWords = await ask(words);
  const details = wishes.filter(({ isDetail }) => isDetail);
  return { ...withWords, missing: [...withWords.missing, ...details] };
};

/**
 * The words that nothing the caller may find stands for as they were typed: those of other tenants among them, which the
 * vocabulary knows all the same.
 */
const absentWords = async (
  tokens: readonly Token[],
  strict: readonly QueryTerm[],
  ask: (wishes: readonly QueryTerm[]) => Promise<Found>,
): Promise<ReadonlySet<string>> => {
  const unfulfilled = strict.length === 1 ? strict : (await ask(strict)).unfulfilled;
  const missing = new Set(unfulfilled.map(({ typed }) => typed));
  return new Set(
    tokens.flatMap((token) => (token.kind === 'word' && missing.has(token.shown) ? [token.text] : [])),
  );
};

const findWith = async (
  queries: Queries,
  known: Lexicon,
  asked: Omit<Asked, 'isMost'>,
  { text, mayBeFound }: EngineQuery,
): Promise<EngineResult | undefined> => {
  const tokens = tokenize(text).slice(0, WORDS_AT_MOST);
  if (tokens.length === 0)
    return text.trim() === ''
      ? undefined
      : { scores: new Map(), didYouMean: undefined, missing: [], close: NONE };
  const ask = (wishes: readonly QueryTerm[], isMost: boolean) =>
    ranked(queries, wishes, { ...asked, isMost }, mayBeFound);
  const strict = parseQuery(known, tokens, 'AS_TYPED');
  const whole = await ask(strict, false);
  const didYouMean = corrected(strict, whole.articles);
  if (whole.scores.size >= FEW)
    return { scores: whole.scores, didYouMean, missing: [], close: closeOf(whole) };
  // Nothing has all of it: which words are at fault decides how they are read.
  const absent =
    whole.scores.size > 0 ? NONE : await absentWords(tokens, strict, (wishes) => ask(wishes, true));
  const language = absent.size === 0 ? known : { ...known, absent, readWords: NO_TERM_CACHE };
  const forgiving = parseQuery(language, tokens, 'FORGIVING');
  const similar = await ask(forgiving, false);
  if (whole.scores.size > 0)
    return {
      scores: joined(whole.scores, similar.scores),
      didYouMean,
      missing: [],
      close: closeOf(whole, similar),
    };
  // What is a slip away from something is not taken apart.
  const parts = parseQuery(similar.scores.size > 0 ? known : language, tokens, 'IN_PARTS');
  const most = await withoutDetails(await ask(parts, true), parts, (words) => ask(words, true));
  // Words understood in part only are missing as well.
  const halves = parts.filter(({ isHalf }) => isHalf);
  return {
    scores: better(similar.scores, most.scores),
    didYouMean,
    close: closeOf(similar, most),
    missing:
      similar.scores.size > 0 ? [] : [...new Set([...halves, ...most.missing].map(({ typed }) => typed))],
  };
};

const linksOf = (vocabulary: Vocabulary): ReadonlySet<string> =>
  new Set(LINK_WORDS.flatMap((word) => vocabulary.find(word)?.id ?? []).map(String));

/**
 * Makes an engine on a source of articles: what was typed is read with the words of all catalogues, which are kept in
 * memory, and what the source finds is ranked here. So whatever the source is, the same text finds the same.
 */
export const createSearchEngine = (source: ProductIndex): SearchEngine => {
  const words = createVocabularyCache();
  const synonyms = createSynonymCache();
  const numbers = new Map<string, number>();
  const wordMemory = createWordMemory();
  return {
    find: async (queries, question) => {
      const { tenant, revision } = question;
      const language = {
        vocabulary: await words.of(queries, tenant, revision),
        synonyms: await synonyms.of(queries, tenant, revision),
      };
      const readWords = wordMemory.for(language.vocabulary, language.synonyms);
      const number = numbers.get(tenant) ?? (await tenantNumber(queries, tenant));
      if (number !== undefined) numbers.set(tenant, number);
      const links = linksOf(language.vocabulary);
      const asked = { source, tenant, tenantNumber: number ?? NO_TENANT, links };
      return findWith(queries, { ...language, absent: NONE, readWords }, asked, question);
    },
  };
};
