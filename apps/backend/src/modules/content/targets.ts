import { foldLetters } from '@gastroshop/domain/letters';

/** Target of promotions on the essence list. */
export const ESSENCE_TARGET = 'essence';

/** Target of promotions in every category, or beside the results of every search. */
export const EVERYWHERE = '*';

/**
 * Target of promotions in a category and all below it.
 *
 * @example categoryTarget('wine') // 'category:wine'
 */
export const categoryTarget = (categoryId: string): string => `category:${categoryId}`;

/**
 * Target of promotions inside a fair, and there only.
 *
 * @example fairTarget('HERBST26', categoryTarget('wine'))
 */
export const fairTarget = (fairId: string, target: string): string => `fair:${fairId} ${target}`;

/** A text as search targets are compared: lower case, without accents and double blanks. */
const comparable = (text: string): string =>
  foldLetters(text.normalize('NFKC')).trim().replaceAll(/\s+/g, ' ');

/**
 * Target of promotions beside the results of a search for a term.
 *
 * @example searchTarget('Käse') // 'search:kase'
 */
export const searchTarget = (term: string): string => `search:${comparable(term)}`;

/** Longest run of words of a query that is looked for as one term. */
const MOST_WORDS = 4;

/** The targets a query meets: everything, and each run of its words. */
export const targetsOfQuery = (query: string): readonly string[] => {
  const words = comparable(query).split(' ').slice(0, 20);
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
  return [searchTarget(EVERYWHERE), ...new Set(runs.map(searchTarget))];
};
