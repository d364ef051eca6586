import { isWrittenNumber } from './written-amount';
import { joinPrintedGtins } from './printed-gtin';
import { withGtinsOfCodes } from './scanned-code';
import type { UnitWordTest } from './unit-words';

/** A piece of a line that means one thing. */
export type OrderToken =
  | {
      readonly kind: 'AMOUNT';
      /** The piece as written. */
      readonly text: string;
      readonly number: string;
      readonly unit?: string | undefined;
      /** Written with a multiplication sign or a colon, which no article number is. */
      readonly marked: boolean;
    }
  /** A number too long for an amount, or letters and digits mixed. */
  | { readonly kind: 'CODE'; readonly text: string; readonly digitsOnly: boolean }
  | { readonly kind: 'TEXT'; readonly text: string };

/** A part that can be an amount. */
export type AmountToken = Extract<OrderToken, { kind: 'AMOUNT' }>;

const DIGITS = /^\d+$/;
const AMOUNT_DIGITS = 5;
const HAS_DIGIT = /[\d½¼¾]/;
const TIMES = new Set(['x', 'X', '×', '*', 'mal']);
/** Stands before an amount alone: "Tomaten = 7" (see `tidyLine`). */
const AMOUNT_SIGN = '=';
const FRACTION = /^(?:\d*[½¼¾]|\d{1,2}\/\d{1,2})/;
const THOUSANDS = /^\d{1,3}(?:['’ ]\d{3})+$/;

/** Whether a part can be an amount. */
export const isAmount = (part: OrderToken): part is AmountToken => part.kind === 'AMOUNT';

/** Whether a part is a number and nothing else, so that it may be an article number as well. */
export const isPlainNumber = (part: AmountToken): boolean => DIGITS.test(part.text);

/** "à 6 Dosen": what is in one of them, as the writer thinks; a price is none. */
export const saysContent = ({ kind, text }: OrderToken): boolean =>
  kind === 'TEXT' && /^(?:à|á|zu) ?(?:je )?\d(?!\d*[.,]\d\d(?:$| ?€))/i.test(text);

/** The words of a text, cut at any kind of blank. */
export const wordsOf = (text: string): readonly string[] => {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(/\s+/);
};

/**
 * The parts of a text: numbers joined with their unit and their multiplication sign, codes, and single words.
 *
 * @param isName whether what was cut off as one piece is part of a name: "24 × 0,33 l", "Type 700"
 */
export const tokenize = (
  text: string,
  isUnitWord: UnitWordTest,
  pieces: readonly { readonly text: string; readonly isName: boolean }[] = wordsOf(text).map((word) => ({
    text: word,
    isName: false,
  })),
): readonly OrderToken[] => {
  const parts: OrderToken[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const { text: word = '', isName = false } = pieces[index] ?? {};
    const next = pieces[index + 1];
    const nextWord = next?.isName === false ? next.text : undefined;
    if (isName) {
      parts.push({ kind: 'TEXT', text: word });
      continue;
    }
    if (TIMES.has(word) || word === AMOUNT_SIGN) {
      index += markTimes(parts, word, nextWord);
      continue;
    }
    const halves = unitOfHalves(word, nextWord, isUnitWord);
    const before = parts.at(-1);
    if (halves !== undefined && !(before?.kind === 'AMOUNT' && isPlainNumber(before))) {
      const text = `${word} ${nextWord ?? ''}`;
      // "2 x ½ Kiste": how many of them stands before.
      const isCounted = before?.kind === 'AMOUNT' && before.marked && before.unit === undefined;
      if (isCounted) parts[parts.length - 1] = { ...before, text: `${before.text} ${text}`, unit: halves };
      else parts.push({ kind: 'AMOUNT', text, number: '1', unit: halves, marked: false });
      index += 1;
      continue;
    }
    const part = withWhole(parts, partOfWord(word, isUnitWord));
    const unit =
      part.kind === 'AMOUNT' && part.unit === undefined
        ? unitAt(pieces, index + 1, isUnitWord, part.marked)
        : undefined;
    if (part.kind === 'AMOUNT' && unit !== undefined) {
      parts.push({ ...part, text: `${part.text} ${unit}`, unit });
      index += wordsOf(unit).length;
    } else parts.push(part);
  }
  return parts;
};

/** "½ Kiste", where that is a unit of the shop and no other number stands before it. */
const unitOfHalves = (
  word: string,
  next: string | undefined,
  isUnitWord: UnitWordTest,
): string | undefined => {
  const unit = `${word} ${next ?? ''}`;
  return next !== undefined && /^(?:[½¼¾]|[13]\/[24])$/.test(word) && isUnitWord(unit) ? unit : undefined;
};

/** The unit that stands at a place: "halbe Kisten" in two words, where that is one, else in one. */
const unitAt = (
  pieces: readonly { readonly text: string; readonly isName: boolean }[],
  at: number,
  isUnitWord: UnitWordTest,
  isMarked: boolean,
): string | undefined => {
  const [first, second] = [pieces[at], pieces[at + 1]].map((piece) =>
    piece?.isName === false ? piece.text : undefined,
  );
  if (first === undefined) return undefined;
  // "2 ½ Kiste" is two and a half or two halves, nobody can tell; "2 x ½ Kiste" is two halves.
  const isClear = isMarked || !FRACTION.test(first);
  if (second !== undefined && isClear && isUnitWord(`${first} ${second}`)) return `${first} ${second}`;
  return isUnitWord(first) ? first : undefined;
};

/** "3 1/2 kg" is one number. */
const withWhole = (parts: OrderToken[], part: OrderToken): OrderToken => {
  const whole = parts.at(-1);
  if (part.kind !== 'AMOUNT' || !FRACTION.test(part.number)) return part;
  if (whole?.kind !== 'AMOUNT' || !isPlainNumber(whole) || whole.number.length > 3) return part;
  parts.pop();
  return { ...part, text: `${whole.text} ${part.text}`, number: `${whole.number} ${part.number}` };
};

/** One cell as one part: what is not wholly an amount or a code is text. */
export const tokenOfCell = (cell: string, isUnitWord: UnitWordTest): OrderToken => {
  const [part, ...more] = tokenize(joinPrintedGtins(withGtinsOfCodes(cell)), isUnitWord);
  return part === undefined || more.length > 0 ? { kind: 'TEXT', text: cell } : part;
};

/**
 * A multiplication sign that stands alone belongs to the number beside it that is the amount: the only one, or of
 * two the shorter, the first when they are equally long. Returns how many words beyond the sign it used.
 */
const markTimes = (parts: OrderToken[], sign: string, next: string | undefined): 0 | 1 => {
  const previous = parts.at(-1);
  const before =
    sign !== AMOUNT_SIGN && previous?.kind === 'AMOUNT' && isPlainNumber(previous) ? previous : undefined;
  const after = next !== undefined && isWrittenNumber(next) && !isLongNumber(next) ? next : undefined;
  if (before !== undefined && (after === undefined || before.number.length <= after.length)) {
    parts[parts.length - 1] = { ...before, text: `${before.text} ${sign}`, marked: true };
    return 0;
  }
  if (after === undefined) {
    if (sign !== AMOUNT_SIGN) parts.push({ kind: 'TEXT', text: sign });
    return 0;
  }
  parts.push({ kind: 'AMOUNT', text: `${sign} ${after}`, number: after, marked: true });
  return 1;
};

/** More digits than any amount has. */
const isLongNumber = (word: string): boolean => DIGITS.test(word) && word.length > AMOUNT_DIGITS;

const partOfWord = (word: string, isUnitWord: UnitWordTest): OrderToken => {
  if (!HAS_DIGIT.test(word)) return { kind: 'TEXT', text: word };
  if (isLongNumber(word)) return { kind: 'CODE', text: word, digitsOnly: true };
  if (isWrittenNumber(word) || THOUSANDS.test(word))
    return { kind: 'AMOUNT', text: word, number: word, marked: false };
  if (TIMES.has(word.charAt(0)) && isWrittenNumber(word.slice(1))) {
    return { kind: 'AMOUNT', text: word, number: word.slice(1), marked: true };
  }
  const end = FRACTION.exec(word)?.[0].length ?? numberEnd(word);
  const number = word.slice(0, end);
  const suffix = word.slice(end);
  if (isWrittenNumber(number) || FRACTION.test(number)) {
    if (suffix === '') return { kind: 'AMOUNT', text: word, number, marked: false };
    if (TIMES.has(suffix)) return { kind: 'AMOUNT', text: word, number, marked: true };
    if (isUnitWord(suffix)) return { kind: 'AMOUNT', text: word, number, unit: suffix, marked: false };
  }
  return { kind: 'CODE', text: word, digitsOnly: false };
};

const numberEnd = (word: string): number => {
  const rest = /[^\d.,+-]/.exec(word);
  return rest?.index ?? word.length;
};
