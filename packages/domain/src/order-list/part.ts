import { isWrittenNumber } from './written-amount';
import type { UnitWordTest } from './unit-words';

/** A piece of a line that means one thing. */
export type Part =
  | {
      readonly kind: 'AMOUNT';
      /** The piece as written. */
      readonly text: string;
      readonly number: string;
      readonly unit?: string | undefined;
      /** Written with a multiplication sign, which no article number is. */
      readonly marked: boolean;
    }
  /** A number too long for an amount, or letters and digits mixed. */
  | { readonly kind: 'CODE'; readonly text: string; readonly digitsOnly: boolean }
  | { readonly kind: 'TEXT'; readonly text: string };

/** A part that can be an amount. */
export type AmountPart = Extract<Part, { kind: 'AMOUNT' }>;

const DIGITS = /^\d+$/;
const AMOUNT_DIGITS = 5;
const HAS_DIGIT = /\d/;
const TIMES = new Set(['x', 'X', '×', '*']);

/** Whether a part can be an amount. */
export const isAmount = (part: Part): part is AmountPart => part.kind === 'AMOUNT';

/** Whether a part is a number and nothing else, so that it may be an article number as well. */
export const isBare = (part: AmountPart): boolean => DIGITS.test(part.text);

/** The words of a text, cut at any kind of blank. */
export const wordsOf = (text: string): readonly string[] => {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(/\s+/);
};

/** The parts of a text: numbers joined with their unit and their multiplication sign, codes, and single words. */
export const partsOf = (text: string, isUnitWord: UnitWordTest): readonly Part[] => {
  const words = wordsOf(text);
  const parts: Part[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    if (TIMES.has(word)) {
      index += markTimes(parts, word, next);
      continue;
    }
    const part = partOfWord(word, isUnitWord);
    if (part.kind === 'AMOUNT' && part.unit === undefined && next !== undefined && isUnitWord(next)) {
      parts.push({ ...part, text: `${part.text} ${next}`, unit: next });
      index += 1;
    } else parts.push(part);
  }
  return parts;
};

/** One cell as one part: what is not wholly an amount or a code is text. */
export const partOfCell = (cell: string, isUnitWord: UnitWordTest): Part => {
  const [part, ...more] = partsOf(cell, isUnitWord);
  return part === undefined || more.length > 0 ? { kind: 'TEXT', text: cell } : part;
};

/**
 * A multiplication sign that stands alone belongs to the number beside it that is the amount: the only one, or of
 * two the shorter, the first when they are equally long. Returns how many words beyond the sign it used.
 */
const markTimes = (parts: Part[], sign: string, next: string | undefined): 0 | 1 => {
  const previous = parts.at(-1);
  const before = previous?.kind === 'AMOUNT' && isBare(previous) ? previous : undefined;
  const after = next !== undefined && isWrittenNumber(next) && !isLongNumber(next) ? next : undefined;
  if (before !== undefined && (after === undefined || before.number.length <= after.length)) {
    parts[parts.length - 1] = { ...before, text: `${before.text} ${sign}`, marked: true };
    return 0;
  }
  if (after === undefined) {
    parts.push({ kind: 'TEXT', text: sign });
    return 0;
  }
  parts.push({ kind: 'AMOUNT', text: `${sign} ${after}`, number: after, marked: true });
  return 1;
};

/** More digits than any amount has. */
const isLongNumber = (word: string): boolean => DIGITS.test(word) && word.length > AMOUNT_DIGITS;

const partOfWord = (word: string, isUnitWord: UnitWordTest): Part => {
  if (!HAS_DIGIT.test(word)) return { kind: 'TEXT', text: word };
  if (isLongNumber(word)) return { kind: 'CODE', text: word, digitsOnly: true };
  if (isWrittenNumber(word)) return { kind: 'AMOUNT', text: word, number: word, marked: false };
  if (TIMES.has(word.charAt(0)) && isWrittenNumber(word.slice(1))) {
    return { kind: 'AMOUNT', text: word, number: word.slice(1), marked: true };
  }
  const end = numberEnd(word);
  const number = word.slice(0, end);
  const suffix = word.slice(end);
  if (isWrittenNumber(number)) {
    if (TIMES.has(suffix)) return { kind: 'AMOUNT', text: word, number, marked: true };
    if (isUnitWord(suffix)) return { kind: 'AMOUNT', text: word, number, unit: suffix, marked: false };
  }
  return { kind: 'CODE', text: word, digitsOnly: false };
};

const numberEnd = (word: string): number => {
  const rest = /[^\d.,+-]/.exec(word);
  return rest?.index ?? word.length;
};
