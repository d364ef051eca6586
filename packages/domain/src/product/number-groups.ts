import { parseGtin } from './gtin';

/** A number at the beginning of a text, and what follows it. */
export interface LeadingNumber {
  /** Its digits, without what stood between them. */
  readonly number: string;
  readonly rest: string;
}

/** The commonest first: of several lengths at which a check digit is right all others are chance. */
const GTIN_LENGTHS = [13, 14, 12] as const;
const GTIN_8 = 8;
const THREES = 3;
const DIGITS = /^\d+$/;
/** Blanks at which no line may break: between digits they are part of the number, for nobody types them by chance. */
const NO_BREAK = /(?<!\d)\d{1,3}(?:[\u00a0\u2007\u2009\u202f]\d{3})+(?!\d)/g;
const NO_BREAK_BLANK = /[\u00a0\u2007\u2009\u202f]/g;

/** How many of the groups from the front are digits in threes, as the shop and many papers print numbers. */
const inThrees = ([first = '', ...others]: readonly string[]): number => {
  if (first.length > THREES) return 0;
  const end = others.findIndex(({ length }) => length !== THREES);
  return 1 + (end < 0 ? others.length : end);
};

const isGtin = (digits: string): boolean => digits.length > GTIN_8 && parseGtin(digits) !== undefined;

/** Three groups or more of the same length, "37 33 26": as people say numbers. */
const isInEqualGroups = (groups: readonly string[]): boolean =>
  groups.length >= THREES && groups.every(({ length }) => length >= 2 && length === groups[0]?.length);

/** EAN-8 as it is printed below its bars. */
const isShortGtin = (groups: readonly string[]): boolean =>
  groups.length === 2 &&
  groups.every(({ length }) => length === 4) &&
  parseGtin(groups.join('')) !== undefined;

/**
 * How many of the groups from the front may be one number, the likeliest first: a GTIN with gaps, digits in threes (the
 * more, the likelier), groups of the same length, and the first group alone.
 */
export const countsOfGroups = (groups: readonly string[]): readonly number[] => {
  const counts = new Set<number>();
  for (const length of GTIN_LENGTHS) {
    const count = 1 + groups.findIndex((_, index) => groups.slice(0, index + 1).join('').length === length);
    if (isGtin(groups.slice(0, count).join(''))) counts.add(count);
  }
  for (let count = inThrees(groups); count > 1; count -= 1) counts.add(count);
  if (isShortGtin(groups) || isInEqualGroups(groups)) counts.add(groups.length);
  counts.add(1);
  return [...counts];
};

/**
 * Joins digits that stand in threes with blanks between them at which no line may break: the shop prints its numbers so,
 * and what is copied from there keeps them. Ordinary blanks are left: they may part a number from an amount.
 *
 * @example joinNoBreakGroups('373\u00a0326 3 Ktn') // '373326 3 Ktn'
 */
export const joinNoBreakGroups = (text: string): string =>
  text.replace(NO_BREAK, (number) => number.replace(NO_BREAK_BLANK, ''));

/**
 * What the groups of digits at the beginning of a text may mean, the likeliest first: "373 326 3" is 373326 and 3, and
 * only then 373 and "326 3". Which of them there is, the assortment knows.
 *
 * @returns nothing when the text does not begin with a group of digits alone
 * @example leadingNumbers('138 694   6') // [{ number: '138694', rest: '6' }, { number: '138', rest: '694 6' }]
 */
export const leadingNumbers = (text: string): readonly LeadingNumber[] => {
  const words = joinNoBreakGroups(text.trim()).split(/\s+/);
  const end = words.findIndex((word) => !DIGITS.test(word));
  const groups = end < 0 ? words : words.slice(0, end);
  if (groups.length === 0) return [];
  return countsOfGroups(groups).map((count) => ({
    number: groups.slice(0, count).join(''),
    rest: words.slice(count).join(' '),
  }));
};
