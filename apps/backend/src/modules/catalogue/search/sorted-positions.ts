import type { ProductSortKey } from '@gastroshop/api-contract';
import type { EssenceState } from '@gastroshop/domain/essence';
import type { Queries } from '../../../db';
import type { Catalogue, Snapshot } from '../snapshot';
import { sortByCategory } from './sort-by-category';
import { purchasePrices } from './purchase-prices';
import type { ProductSearchQuery } from './product-search-query';
import { EXACT_SCORE, searchWords, type TextMatches } from './text-match';
import { unitPrices } from './unit-prices';

/** What articles are put in order by: numbers or texts, undefined comes last. */
type KeyOf = (position: number) => number | string | undefined;

/** Sort keys that tell prices. */
export const PRICE_SORT_KEYS: readonly ProductSortKey[] = ['price', 'averagePrice', 'lastPrice'];

/** What can be ordered stands before what cannot; no score of a text reaches this, only a number that was typed. */
const ORDERABLE = 100;
/** What the customer buys comes first of all that fits nearly as well as the best. */
const BOUGHT = 10;
const NEARLY_AS_WELL = 0.7;

/** What is sorted by. */
export interface SortInput {
  readonly question: ProductSearchQuery;
  /** What the text means; undefined without one. */
  readonly matches: TextMatches | undefined;
  /** What the customer buys. */
  readonly standings: ReadonlyMap<string, EssenceState>;
}

/** Whether an article fits nearly as well as the best; of what is no match at all nothing does. */
export const nearlyAsWell = (matches: TextMatches | undefined): ((sku: string) => boolean) => {
  const best = [...(matches?.values() ?? [])].reduce(
    (most, score) => (score < EXACT_SCORE ? Math.max(most, score) : most),
    0,
  );
  return (sku) => (matches?.get(sku) ?? 0) >= best * NEARLY_AS_WELL;
};

const relevance = (
  { articles }: Snapshot,
  { matches, standings }: Pick<SortInput, 'matches' | 'standings'>,
): KeyOf => {
  const fits = nearlyAsWell(matches);
  return (position) => {
    const product = articles[position];
    if (product === undefined) return undefined;
    const score = matches?.get(product.sku) ?? 0;
    const orderable = product.status === 'ACTIVE' ? ORDERABLE : 0;
    const isBought = fits(product.sku) && standings.has(product.sku);
    return -(score + orderable + (isBought ? BOUGHT : 0));
  };
};

const englishName =
  ({ articles }: Snapshot): KeyOf =>
  (position) => {
    const product = articles[position];
    return product?.english_name === null
      ? product.sort_name
      : searchWords(product?.english_name ?? '').join(' ');
  };

const keyOf = async (
  queries: Queries,
  catalogue: Catalogue,
  { buyer, fairs = [] }: ProductSearchQuery,
  sortBy: Exclude<ProductSortKey, 'category' | 'relevance'>,
): Promise<KeyOf> => {
  const { snapshot } = catalogue;
  switch (sortBy) {
    case 'name':
      return buyer.locale === 'en-GB' ? englishName(snapshot) : (position) => position;
    case 'sku':
      return (position) => snapshot.articles[position]?.sku;
    case 'price':
      return unitPrices(catalogue, buyer.today, fairs[0]);
    case 'averagePrice':
    case 'lastPrice': {
      const paid = await purchasePrices(queries, buyer);
      const field = sortBy === 'averagePrice' ? 'average' : 'last';
      return (position) => paid.get(snapshot.articles[position]?.sku ?? '')?.[field];
    }
  }
};

/**
 * Puts positions in the order asked for. Equal ones are in the order of the catalogue: by name, then by number; so the
 * same question always has the same answer. Within a category the best match comes first.
 */
export const sortedPositions = async (
  queries: Queries,
  catalogue: Catalogue,
  sort: SortInput,
  positions: readonly number[],
): Promise<readonly number[]> => {
  const { snapshot } = catalogue;
  const { sortBy = 'relevance', sortDirection = 'asc' } = sort.question.page;
  const isDescending = sortDirection.toLowerCase() === 'desc';
  if (sortBy === 'category')
    return sortByCategory(snapshot, bestFirst(snapshot, sort, positions), isDescending);
  if (sortBy === 'relevance') return bestFirst(snapshot, sort, positions);
  return inOrderOf(await keyOf(queries, catalogue, sort.question, sortBy), positions, isDescending ? -1 : 1);
};

/** The positions in the order of their keys; those of one key stay in the order they came in. */
const inOrderOf = (key: KeyOf, positions: readonly number[], sign: 1 | -1): readonly number[] => {
  const alike = new Map<number | string, number[]>();
  const last: number[] = [];
  for (const position of positions) {
    const own = key(position);
    if (own === undefined) {
      last.push(position);
      continue;
    }
    const others = alike.get(own);
    if (others === undefined) alike.set(own, [position]);
    else others.push(position);
  }
  const keys = inOrder([...alike.keys()]);
  if (sign < 0) keys.reverse();
  return [...keys.flatMap((one) => alike.get(one) ?? []), ...last];
};

const isNumber = (key: number | string): key is number => typeof key === 'number';

/** Numbers sort without a comparison in between, which for thousands of scores is what a search would spend most time on. */
const inOrder = (keys: readonly (number | string)[]): (number | string)[] =>
  keys.every(isNumber)
    ? [...Float64Array.from(keys).sort()]
    : keys.toSorted((one, other) => (one < other ? -1 : 1));

/** The best match comes first, whichever direction is named. */
const bestFirst = (snapshot: Snapshot, sort: SortInput, positions: readonly number[]): readonly number[] =>
  sort.matches === undefined
    ? orderableFirst(snapshot, positions)
    : inOrderOf(relevance(snapshot, sort), positions, 1);

/** Browsing needs no comparing: the catalogue is in order already. */
const orderableFirst = ({ articles }: Snapshot, positions: readonly number[]): readonly number[] => {
  const isActive = (position: number) => articles[position]?.status === 'ACTIVE';
  const others = positions.filter((position) => !isActive(position));
  return others.length === 0 ? positions : [...positions.filter(isActive), ...others];
};
