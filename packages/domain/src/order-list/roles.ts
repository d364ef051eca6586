import { type AmountPart, isAmount, isBare, type Part } from './part';
import { isUnitCell } from './column-cells';
import type { UnitWordTest } from './unit-words';

/** Article numbers have at least this many digits, as far as a reader may assume anything. */
const ARTICLE_DIGITS = 4;

/** Which part is the article and which the amount. */
export interface Roles {
  readonly article?: Part | undefined;
  readonly amount?: Part | undefined;
  readonly orderAssumed?: boolean | undefined;
}

/**
 * Decides which part is the article and which the amount: a multiplication sign marks the amount, a code is the
 * article, and of plain numbers the first is the article unless the other is longer.
 */
export const rolesOf = (
  parts: readonly Part[],
  isUnitWord: UnitWordTest,
  layout: 'CELLS' | 'WORDS',
): Roles => {
  const amounts = parts.filter(isAmount);
  const code = parts.find(({ kind }) => kind === 'CODE');
  const name = parts.find((part) => part.kind === 'TEXT' && !isUnitWord(part.text));
  const marked = amounts.find((part) => part.marked);
  if (marked !== undefined) {
    return {
      article: code ?? amounts.find((part) => part !== marked && isBare(part)) ?? name,
      amount: marked,
    };
  }
  if (code !== undefined) return { article: code, amount: amountOf(parts, code, isUnitWord, layout) };
  const [first, second] = amounts;
  if (first === undefined) return { article: name };
  if (second !== undefined) return twoNumbers(first, second, name, name === parts[0]);
  return isBare(first) && (couldBeArticle(first) || name === undefined)
    ? { article: first }
    : { article: name, amount: first };
};

const couldBeArticle = (part: AmountPart): boolean => part.number.length >= ARTICLE_DIGITS && isBare(part);

/**
 * The amount of a line with a code: behind it, else before it. A number as long as an article's that stands
 * directly before a code is no amount but another number of the article (a sku beside its GTIN). A second long number
 * behind the code is an amount far too large.
 */
const amountBeside = (parts: readonly Part[], code: Part): Part | undefined => {
  const at = parts.indexOf(code);
  const behind = parts.slice(at + 1);
  const isBefore = (part: Part, index: number): boolean =>
    isAmount(part) && !(index === at - 1 && couldBeArticle(part));
  return behind.find(isAmount) ?? parts.find(isBefore) ?? behind.find(isLongNumber);
};

/**
 * Beside its code an amount is the one, else the one with a unit: the last in a sentence, where names come first, and the
 * first in a row of cells.
 */
const amountOf = (
  parts: readonly Part[],
  code: Part,
  isUnitWord: UnitWordTest,
  layout: 'CELLS' | 'WORDS',
): Part | undefined => {
  const at = parts.indexOf(code);
  const hasUnit = (part: Part | undefined, index: number): part is AmountPart => {
    const next = parts[index + 1];
    return (
      part?.kind === 'AMOUNT' &&
      (part.unit !== undefined || (next?.kind === 'TEXT' && isUnitCell(next.text, isUnitWord)))
    );
  };
  const behind = parts[at + 1];
  const before = parts[at - 1];
  if (hasUnit(behind, at + 1)) return behind;
  if (layout === 'WORDS' && hasUnit(before, at - 1)) return before;
  const found = layout === 'CELLS' ? parts.find(hasUnit) : parts.findLast(hasUnit);
  return found ?? amountBeside(parts, code);
};

const isLongNumber = (part: Part): boolean => part.kind === 'CODE' && part.digitsOnly;

/** The first plain number is the article, unless the other is longer or there is a name that does better. */
const twoNumbers = (
  first: AmountPart,
  second: AmountPart,
  name: Part | undefined,
  nameLeads: boolean,
): Roles => {
  const article = [first, second].find(isBare);
  if (article === undefined) return { article: name, amount: first };
  const amount = article === first ? second : first;
  if (isLongerNumber(amount, article)) return { article: amount, amount: article, orderAssumed: true };
  if (name === undefined || couldBeArticle(article)) return { article, amount };
  const isPlainList = !nameLeads && article === first && isBare(second);
  return isPlainList ? { article, amount, orderAssumed: true } : { article: name, amount: first };
};

/** Only a number that could be an article's, and is longer than the one in the article's place, takes that place. */
const isLongerNumber = (one: AmountPart, other: AmountPart): boolean =>
  /^\d+$/.test(one.number) && one.number.length >= ARTICLE_DIGITS && one.number.length > other.number.length;
