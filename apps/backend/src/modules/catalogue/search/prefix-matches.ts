import { fold } from '../../../search-engine';
import { prefixIndex, type Catalogue } from '../snapshot';

/** What is completed from so few letters, and nothing but letters. */
const SHORT = /^\p{L}{1,3}$/u;
/** Articles that completions are made from. */
const ENOUGH = 1_000;
/** With fewer ones the engine looks for more: compounds that end so, words that mean the same. */
const FEWEST = 100;
/** One who typed a whole word means it, mostly. */
const BEST = 1;
const STEP = 0.000_1;

/**
 * The articles that one to three letters are most likely the beginning of. They begin too many words to rank all of them
 * while somebody types.
 *
 * @returns scores by article number; undefined where a search has to tell
 */
export const begunProducts = async (
  { snapshot }: Pick<Catalogue, 'snapshot'>,
  text: string,
  mayBeFound: (sku: string) => boolean,
): Promise<ReadonlyMap<string, number> | undefined> => {
  const start = fold(text.trim().normalize('NFC'));
  if (!SHORT.test(start)) return undefined;
  const positions = (await prefixIndex(snapshot)).first(start, ENOUGH, mayBeFound);
  if (positions.length < FEWEST) return undefined;
  return new Map(
    positions.map((position, place) => [snapshot.articles[position]?.sku ?? '', BEST - place * STEP]),
  );
};
