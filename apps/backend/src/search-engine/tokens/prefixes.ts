/** Beginnings up to this length are terms of their own: they begin too many words to look for each. */
const LONGEST = 3;

const MARK = '^';

/** The term for a beginning; undefined for one that is long enough to look for its words. */
export const prefixTerm = (start: string): string | undefined =>
  start.length <= LONGEST ? `${MARK}${start}` : undefined;

/** The terms for the beginnings of a word; none for numbers and contents. */
export const prefixes = (word: string): readonly string[] =>
  /^\p{L}/u.test(word)
    ? Array.from(
        { length: Math.min(LONGEST, word.length) },
        (_, index) => `${MARK}${word.slice(0, index + 1)}`,
      )
    : [];
