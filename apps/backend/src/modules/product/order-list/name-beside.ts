import type { OrderListLine, Product } from '@gastroshop/api-contract';
import { isModifierWord, isStopWord, stem, wordsOf } from '../../../search-engine';
import type { ProductName } from './find-products';
import { matchOf } from './match-of-line';
import type { FoundLine } from './take-reading';

/** Shorter words are parts of too many others. */
const FEWEST_LETTERS_OF_PART = 4;
/** What an article is stands among the first words of its name, behind a brand at most. */
const LEADING_WORDS = 2;

/** Whether two words may say the same: one is the other in another form, or a part of it. */
const isKin = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= FEWEST_LETTERS_OF_PART && long.includes(short));
};

const sharesWord = (words: readonly string[], others: readonly string[]): boolean =>
  words.some((word) => others.some((other) => isKin(stem(word), stem(other))));

/** The words that say what something is. */
const namingWords = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => word.length > 1 && !isModifierWord(word) && !isStopWord(word));

/**
 * The name that stands beside the number of an article that does not answer to all of its words: perhaps the name of
 * another.
 *
 * @param products what was found for the line
 * @returns undefined where the line names no number, or nothing beside it that could be another article
 */
export const nameBeside = (
  { note }: Pick<OrderListLine, 'note'>,
  found: FoundLine | undefined,
  products: readonly Product[],
): ProductName | undefined => {
  const [product, ...others] = products;
  if (note === undefined || found?.alternative !== undefined || product === undefined || others.length > 0)
    return undefined;
  if (found === undefined || !['NUMBER', 'GTIN'].includes(matchOf(product, found))) return undefined;
  // Most lists have the name as it is: nothing has to be taken apart for these.
  if (product.name.toLowerCase().includes(note.trim().toLowerCase())) return undefined;
  const name = { text: note, gtin: undefined };
  return namingWords(note).length === 0 || answersWholly(name, product) ? undefined : name;
};

/** All words an article is described with. */
const describingWords = (product: Product): readonly string[] => {
  const { name, productDisplayName = '', shortDescription = '', description = '' } = product;
  return wordsOf([name, productDisplayName, shortDescription, description].join(' '));
};

/** What something is and how ("geschält"); sizes are written in many ways beside a name, and stand in none. */
const wordsWithLetters = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => /^\p{L}{2,}$/u.test(word) && !isStopWord(word));

const hasAll = (words: readonly string[], known: readonly string[]): boolean =>
  words.every((word) => sharesWord([word], known));

/** Whether an article has one of the words of a name, wherever it is described. */
export const answersTo = ({ text }: ProductName, product: Product): boolean =>
  sharesWord(namingWords(text), describingWords(product));

/** Whether an article has one of the words of a name, and all of those that are written in letters. */
export const answersWholly = (name: ProductName, product: Product): boolean =>
  answersTo(name, product) && hasAll(wordsWithLetters(name.text), describingWords(product));

/** Whether all that a name says is in the name of an article. */
export const isNamedWholly = ({ text }: ProductName, { name, productDisplayName = '' }: Product): boolean =>
  hasAll(wordsWithLetters(text), wordsOf(`${name} ${productDisplayName}`));

/** Whether an article is what a name says, and does not only have its words somewhere: "Butter" is no butter biscuit. */
export const isNamedSo = ({ text }: ProductName, { name, productDisplayName = '' }: Product): boolean => {
  const words = namingWords(text);
  return [name, productDisplayName].some((each) => sharesWord(words, wordsOf(each).slice(0, LEADING_WORDS)));
};
