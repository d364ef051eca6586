import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopGateway } from '../shop';
import { editDistance } from './edit-distance';

const SHOWN_AT_MOST = 3;
const SHORTEST = 2;

/** A long word may have more slips than a short one. */
const slipsAllowed = (word: string): number => (word.length < 5 ? 1 : Math.ceil(word.length / 4));

/** Beginnings of a word, the longest first: the slip may be anywhere behind them. */
const beginnings = (word: string): readonly string[] => [
  ...new Set(
    [word.length - 1, Math.ceil(word.length * 0.6), Math.ceil(word.length * 0.4), SHORTEST]
      .filter((length) => length >= SHORTEST && length < word.length)
      .map((length) => word.slice(0, length)),
  ),
];

/**
 * What may have been meant by a search that found nothing: words of the assortment that begin like the last word typed
 * and differ by a slip or two.
 */
export const didYouMeanQuery = (gateway: ShopGateway, query: string) => {
  const words = query.trim().split(/\s+/);
  const last = (words.at(-1) ?? '').toLocaleLowerCase();
  const before = words.slice(0, -1);
  return queryOptions({
    queryKey: scopedKey(gateway.scope, 'meant-terms', query),
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      for (const beginning of beginnings(last)) {
        const { terms } = await gateway.complete({ query: beginning }, { signal });
        const close = terms
          .map((term) => ({ term, slips: editDistance(last, term.toLocaleLowerCase()) }))
          .filter(({ slips }) => slips > 0 && slips <= slipsAllowed(last))
          .sort((one, other) => one.slips - other.slips);
        if (close.length > 0)
          return close.slice(0, SHOWN_AT_MOST).map(({ term }) => [...before, term].join(' '));
      }
      return [];
    },
    enabled: last.length > SHORTEST,
  });
};
