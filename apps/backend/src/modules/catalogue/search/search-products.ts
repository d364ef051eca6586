import type { Facet } from '@gastroshop/api-contract';
import { runPair, type Queries } from '../../../db';
import { throwProblem } from '../../../http';
import { fairPriceDay } from '../../fair';
import { fairAudiences, priceAudiences } from '../../product';
import type { CatalogueMemory, Snapshot } from '../snapshot';
import { asWritten } from './restore-spelling';
import { begunProducts } from './prefix-matches';
import { facetConditions } from './conditions';
import { essenceMarks as essenceMarksOf } from './essence-flags';
import { essenceStates } from './essence-states';
import { countFacets } from './facets';
import type { SnapshotData } from './buyer-data-from-snapshot';
import { priceMarks as priceMarksOf } from './price-flags';
import type { ProductSearchQuery } from './product-search-query';
import { nearlyAsWell, PRICE_SORT_KEYS, sortedPositions } from './sorted-positions';
import { matchText } from './text-match';
import { assortmentOf, visiblePositions } from './visible-positions';

/** What a search found, before any article is read. */
export interface SearchResult {
  readonly snapshot: Snapshot;
  /** Positions of the articles found, in the order asked for. */
  readonly found: readonly number[];
  /** Whether all that fits was looked at; of a few letters only what is likeliest is. */
  readonly isWhole: boolean;
  readonly facets: readonly Facet[];
  /** What was probably meant, where a word was mistyped. */
  readonly didYouMean: string | undefined;
  /** Whether an article fits the text about as well as the best does. */
  readonly fits: (sku: string) => boolean;
  /** Words that nothing found has. */
  readonly missing: readonly string[];
  /** Whether an article is surely what was typed. */
  readonly isClose: (sku: string) => boolean;
  /** What is known of the articles for the customer; undefined in fairs, for visitors, and where no prices are seen. */
  readonly knowledge: SnapshotData | undefined;
}

/** Articles in whose names a corrected word is looked for. */
const NAMES_READ = 100;

/** Whether it is more than a text to be completed: a filter could leave nothing of the first articles. */
const isNarrowed = ({ isCompletion = false, filter, fairs, whitelistedSkus }: ProductSearchQuery): boolean =>
  !isCompletion ||
  fairs !== undefined ||
  whitelistedSkus !== undefined ||
  Object.values(filter).some((wanted) => wanted !== undefined);

/** Sorting or narrowing by prices would tell them. */
const refusePricesUnseen = ({ seesPrices, filter, page: { sortBy } }: ProductSearchQuery): void => {
  if (seesPrices) return;
  const detail = 'Prices are not visible to this user';
  if (sortBy !== undefined && PRICE_SORT_KEYS.includes(sortBy))
    throwProblem('invalid-request', {
      field: 'page.sortBy',
      detail,
      errors: [{ field: 'page.sortBy', message: detail }],
    });
  if (filter.prices !== undefined && filter.prices.length > 0)
    throwProblem('invalid-request', {
      field: 'filter.prices',
      detail,
      errors: [{ field: 'filter.prices', message: detail }],
    });
};

/**
 * Searches or browses: text in the database, conditions, facets and order over the catalogue in memory.
 *
 * @throws ProblemError invalid-request when prices are sorted or narrowed by and not visible (PRI-9)
 */
export const searchProducts = async (
  queries: Queries,
  memory: CatalogueMemory,
  question: ProductSearchQuery,
): Promise<SearchResult> => {
  refusePricesUnseen(question);
  const { buyer, seesPrices, seesGroupNumbers = false, filter, essential, text = '', fairs = [] } = question;
  // Missing: no prices are seen, and so neither read nor counted.
  const audiences = seesPrices
    ? [...priceAudiences(buyer), ...fairs.flatMap(({ id }) => fairAudiences(buyer, id))]
    : undefined;
  const catalogue = await memory.of(queries, buyer.tenant, audiences);
  const { snapshot, priceBooks } = catalogue;
  const assortment = await assortmentOf(queries, buyer);
  const mayBeFound = (sku: string) =>
    snapshot.positionOf.has(sku) && (assortment === undefined || assortment.has(sku));
  const begun = isNarrowed(question) ? undefined : await begunProducts(catalogue, text, mayBeFound);
  const [match, standings] = await runPair(
    queries,
    () =>
      matchText(queries, memory.engine, catalogue, {
        tenant: buyer.tenant,
        text,
        mayBeFound,
        isWhole: assortment === undefined,
        begun,
        seesGroupNumbers,
      }),
    () => essenceStates(queries, buyer),
  );
  const matches = match?.matches;
  const positions = await visiblePositions(queries, memory, {
    question,
    snapshot,
    assortment,
    matches,
    standings,
  });
  const priceMarks =
    audiences === undefined
      ? undefined
      : priceMarksOf(priceBooks, snapshot, fairPriceDay(fairs[0], buyer.today));
  const essenceMarks =
    buyer.customer === undefined ? undefined : essenceMarksOf(snapshot, standings, positions);
  const { today, locale } = buyer;
  const known = { filter, snapshot, today, priceMarks, essenceMarks };
  const conditions = facetConditions({ ...known, essential });
  const { found, facets } = countFacets({ ...known, positions, conditions, locale });
  const sorted = await sortedPositions(queries, catalogue, { question, matches, standings }, found);
  const namesFound = () =>
    sorted.slice(0, NAMES_READ).flatMap((position) => snapshot.articles[position]?.name ?? []);
  return {
    snapshot,
    found: sorted,
    isWhole: begun === undefined,
    facets,
    didYouMean: match?.didYouMean === undefined ? undefined : asWritten(match.didYouMean, namesFound()),
    fits: nearlyAsWell(matches),
    missing: match?.missing ?? [],
    isClose: match?.isClose ?? (() => false),
    knowledge:
      buyer.customer === undefined || audiences === undefined || question.fairs !== undefined
        ? undefined
        : { catalogue, standings },
  };
};
