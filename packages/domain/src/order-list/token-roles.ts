import { type AmountToken, isAmount, isPlainNumber, type OrderToken } from './token';
import { isUnitCell } from './column-cells';
import type { UnitWordTest } from './unit-words';

/** Article numbers have at least this many digits, as far as a reader may assume anything. */
const PRODUCT_DIGITS = 4;

/** Which part is the article and which the amount. */
export interface TokenRoles {
  readonly article?: OrderToken | undefined;
  readonly amount?: OrderToken | undefined;
  readonly orderAssumed?: boolean | undefined;
}

/**
 * Decides which part is the article and which the amount: a multiplication sign marks the amount, a code is the
 * article, and of plain numbers the first is the article unless the other is longer.
 */
export const tokenRoles = (
  parts: readonly OrderToken[],
  isUnitWord: UnitWordTest,
  layout: 'CELLS' | 'WORDS',
): TokenRoles => {
  const amounts = parts.filter(isAmount);
  const code = parts.find(({ kind }) => kind === 'CODE');
  const name = parts.find((part) => part.kind === 'TEXT' && !isUnitWord(part.text));
  const marked = amounts.find((part) => part.marked);
  if (marked !== undefined) {
    return {
      article: code ?? amounts.find((part) => part !== marked && isPlainNumber(part)) ?? name,
      amount: marked,
    };
  }
  if (code !== undefined) return { article: code, amount: amountOf(parts, code, isUnitWord, layout) };
  const [first, second] = amounts;
  if (first === undefined) return { article: name };
  if (second !== undefined) return twoNumbers(first, second, name, name === parts[0]);
  return isPlainNumber(first) && (couldBeProduct(first) || name === undefined)
    ? { article: first }
    : { article: name, amount: first };
};

const couldBeProduct = (part: AmountToken): boolean =>
  part.number.length >= PRODUCT_DIGITS && isPlainNumber(part);

/**
 * The amount of a line with a code: behind it, else before it. A number as long as an article's that stands
 * directly before a code is no amount but another number of the article (a sku beside its GTIN). A second long number
 * behind the code is an amount far too large.
 */
const amountBeside = (parts: readonly OrderToken[], code: OrderToken): OrderToken | undefined => {
  const at = parts.indexOf(code);
  const behind = parts.slice(at + 1);
  const isBefore = (part: OrderToken, index: number): boolean =>
    isAmount(part) && !(index === at - 1 && couldBeProduct(part));
  return behind.find(isAmount) ?? parts.find(isBefore) ?? behind.find(isLongNumber);
};

/**
 * Beside its code an amount is the one, else the one with a unit: the last in a sentence, where names come first, and the
 * first in a row of cells.
 */
const amountOf = (
  parts: readonly OrderToken[],
  code: OrderToken,
  isUnitWord: UnitWordTest,
  layout: 'CELLS' | 'WORDS',
): OrderToken | undefined => {
  const at = parts.indexOf(code);
  const hasUnit = (part: OrderToken | undefined, index: number): part is AmountToken => {
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

const isLongNumber = (part: OrderToken): boolean => part.kind === 'CODE' && part.digitsOnly;

/** The first plain number is the article, unless the other is longer or there is a name that does better. */
const twoNumbers = (
  first: AmountToken,
  second: AmountToken,
  name: OrderToken | undefined,
  nameLeads: boolean,
): TokenRoles => {
  const article = [first, second].find(isPlainNumber);
  if (article === undefined) return { article: name, amount: first };
  const amount = article === first ? second : first;
  if (isLongerNumber(amount, article)) return { article: amount, amount: article, orderAssumed: true };
  if (name === undefined || couldBeProduct(article)) return { article, amount };
  const isPlainList = !nameLeads && article === first && isPlainNumber(second);
  return isPlainList ? { article, amount, orderAssumed: true } : { article: name, amount: first };
};

/** Only a number that could be an article's, and is longer than the one in the article's place, takes that place. */
const isLongerNumber = (one: AmountToken, other: AmountToken): boolean =>
  /^\d+$/.test(one.number) && one.number.length >= PRODUCT_DIGITS && one.number.length > other.number.length;
