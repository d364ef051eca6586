import { parseProductNumber } from '../product';
import type { GuessKind } from './order-list-line';
import { parseOrderList } from './parse-order-list';

/** What was typed to order or to find one article. */
export interface AmountAndQuery {
  /** The article as typed. */
  readonly text: string;
  /** 1 to 99999. */
  readonly amount?: number | undefined;
  /** The unit as typed. */
  readonly unit?: string | undefined;
  /** The article is a number, in whichever form it was written; else it is words. */
  readonly isNumber: boolean;
}

/** Then a number is perhaps no amount, and whoever searches types names above all. */
const DOUBTS: ReadonlySet<GuessKind> = new Set([
  'NUMBER_IN_NAME',
  'SEVERAL_IN_LINE',
  'THOUSANDS',
  'CHECK_DIGIT',
]);
/** An amount, with its unit perhaps, behind or before the number of an article. */
const BEHIND = /^(?<number>.+?)[\s:,;]+(?<amount>[1-9]\d{0,4})(?:\s*[x×])?(?:\s*(?<unit>\p{L}[\p{L}.]*))?$/u;
const BEFORE = /^(?<amount>[1-9]\d{0,4})\s*(?:[x×]\s*)?(?:(?<unit>\p{L}[\p{L}.]*)\s+)?(?<number>\S.*)$/u;
/** Shorter ones are amounts and sizes mostly. */
const DIGITS_OF_A_NUMBER = 5;
const digitsOf = (text: string): number => text.replaceAll(/\P{Nd}/gu, '').length;

/** A number of an article with an amount beside it: "491 012 4", "3 Ktn 373326". */
const besideNumber = (text: string): AmountAndQuery | undefined => {
  for (const pattern of [BEHIND, BEFORE]) {
    const { number = '', amount = '', unit } = pattern.exec(text)?.groups ?? {};
    if (digitsOf(number) < DIGITS_OF_A_NUMBER || parseProductNumber(number) === undefined) continue;
    return { text: number, amount: Number(amount), ...(unit !== undefined && { unit }), isNumber: true };
  }
  return undefined;
};

/**
 * Reads what is typed where one article is looked for: "3 ktn obers", "3x obers", "obers 3 ktn" are the same. A number in
 * any form is the article, never an amount; a second number beside it is the amount. What is doubtful stays part of the
 * name: whoever searches sees it in the answer.
 *
 * @example parseAmountAndQuery('3 Ktn Obers') // { text: 'Obers', amount: 3, unit: 'Ktn', isNumber: false }
 */
export const parseAmountAndQuery = (typed: string): AmountAndQuery => {
  const text = typed.trim();
  if (digitsOf(text) >= DIGITS_OF_A_NUMBER) {
    if (parseProductNumber(text) !== undefined) return { text, isNumber: true };
    const beside = besideNumber(text);
    if (beside !== undefined) return beside;
  }
  const [line, ...more] = parseOrderList(text).lines;
  if (line?.article?.kind !== 'NAME' || more.length > 0) return { text, isNumber: false };
  const { article, amount, unit, guesses } = line;
  if (amount === undefined || guesses.some(({ kind }) => DOUBTS.has(kind))) return { text, isNumber: false };
  return { text: article.text, amount, ...(unit !== undefined && { unit }), isNumber: false };
};
