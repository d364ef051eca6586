import { MAX_AMOUNT, MAX_AMOUNT_DIGITS, MIN_AMOUNT } from './amount';

/**
 * Why a text is no amount.
 *
 * - FRACTION: "2,5".
 * - THOUSANDS: "1.200" or "1 200", which may be meant as 1200 or as 1.
 * - TOO_LARGE: more than 99999.
 * - TOO_LONG: an amount of more than five digits, "000012".
 * - NEGATIVE: "-3".
 * - CALCULATION: "12+3", "=3+4".
 * - NOT_A_NUMBER: letters and all else, "3 Ktn".
 */
export type AmountProblem =
  'FRACTION' | 'THOUSANDS' | 'TOO_LARGE' | 'TOO_LONG' | 'NEGATIVE' | 'CALCULATION' | 'NOT_A_NUMBER';

/**
 * What a text in an amount input means.
 *
 * - AMOUNT: a whole number of units from 1 to 99999.
 * - NOTHING: empty or zero, which takes an article out.
 * - REFUSED: anything else. It stands until it is corrected, and orders nothing.
 */
export type ParsedAmount =
  | { readonly kind: 'AMOUNT'; readonly amount: number }
  | { readonly kind: 'NOTHING' }
  | {
      readonly kind: 'REFUSED';
      readonly problem: AmountProblem;
      /** Amounts that may have been meant, at most two, to choose from; none where there is nothing to go by. */
      readonly offers: readonly number[];
    };

/** Blanks and apostrophes that part thousands. */
const GROUPED = /^[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f'\u2019]\d{3})+(?:[.,]0+)?$/;
/** Points or commas that part thousands before decimals of the other sign, which nothing else can mean. */
const GROUPED_BEFORE_DECIMALS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d*$/;
const SEVERAL_GROUPS = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
/** One point or comma before three digits: thousands or decimals. */
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMAL = /^\d*[.,]\d*$/;
const VULGAR_FRACTION = /^\d*\s*[\u00bc-\u00be\u2150-\u215f\u2189]$/;
const SIGNED = /^[-\u2013\u2212]\s*(?=\d)/;
const SUM = /^[=+\s]*\d{1,5}(?:\s*\+\s*\d{1,5})*$/;
const CALCULATION = /^[=+]|\d\s*[-\u2013\u2212+*/x\u00d7\u00f7:()]+\s*\d/i;
const WRITTEN_NUMBER = /\p{N}+(?:[.,'\u2019]\p{N}*)*/gu;

/**
 * Reads what was typed or pasted as an amount: whole numbers of at most five digits (QTY-3), blanks around them and
 * decimals that are all zero forgiven. Whatever else it is, no digit is ever dropped or put beside another one: it is
 * refused, with what may have been meant.
 *
 * @example parseAmountText('12,00') // { kind: 'AMOUNT', amount: 12 }
 * @example parseAmountText('2,5') // { kind: 'REFUSED', problem: 'FRACTION', offers: [2, 3] }
 * @example parseAmountText('1.200') // { kind: 'REFUSED', problem: 'THOUSANDS', offers: [1200, 1] }
 */
export const parseAmountText = (text: string): ParsedAmount => {
  const typed = text.trim();
  if (typed === '') return { kind: 'NOTHING' };
  return readNumber(typed) ?? readOther(typed);
};

const refused = (problem: AmountProblem, offers: readonly number[] = []): ParsedAmount => ({
  kind: 'REFUSED',
  problem,
  offers: offers.filter((offer) => offer >= MIN_AMOUNT && offer <= MAX_AMOUNT),
});

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

const readDigits = (digits: string): ParsedAmount => {
  const amount = Number(digits);
  if (amount > MAX_AMOUNT) return refused('TOO_LARGE', [MAX_AMOUNT]);
  if (digits.length > MAX_AMOUNT_DIGITS) return refused('TOO_LONG', [amount]);
  return amount === 0 ? { kind: 'NOTHING' } : { kind: 'AMOUNT', amount };
};

/** Reads a number without a sign; undefined for what is none. */
const readNumber = (typed: string): ParsedAmount | undefined => {
  if (/^\d+$/.test(typed)) return readDigits(typed);
  if (GROUPED.test(typed)) return readThousands(typed.replace(/[.,]0+$/, ''));
  if (ONE_GROUP.test(typed)) return readThousands(typed);
  if (SEVERAL_GROUPS.test(typed)) return refused('TOO_LARGE', [MAX_AMOUNT]);
  if (GROUPED_BEFORE_DECIMALS.test(typed)) {
    const decimals = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('.'));
    return readDecimals(typed.slice(0, decimals).replace(/\D/g, ''), typed.slice(decimals + 1));
  }
  if (DECIMAL.test(typed) && typed.length > 1) {
    const [whole = '', decimals = ''] = typed.split(/[.,]/);
    return readDecimals(whole, decimals);
  }
  if (VULGAR_FRACTION.test(typed)) return readDecimals(/^\d*/.exec(typed)?.[0] ?? '', '5');
  return undefined;
};

const readThousands = (typed: string): ParsedAmount =>
  refused('THOUSANDS', [Number(typed.replace(/\D/g, '')), Number(/^\d+/.exec(typed)?.[0])]);

const readDecimals = (whole: string, decimals: string): ParsedAmount => {
  const below = Number(whole);
  if (below > MAX_AMOUNT) return refused('TOO_LARGE', [MAX_AMOUNT]);
  // A sign at the end is the beginning of decimals: nobody has finished writing.
  if (decimals === '') return refused('FRACTION', [below]);
  if (whole !== '' && withoutZeros(decimals) === '') return readDigits(withoutZeros(whole) || '0');
  return refused('FRACTION', [below, below + 1]);
};

const offersOf = (read: ParsedAmount): readonly number[] =>
  read.kind === 'AMOUNT' ? [read.amount] : read.kind === 'REFUSED' ? read.offers : [];

const readOther = (typed: string): ParsedAmount => {
  if (SIGNED.test(typed)) {
    const read = readNumber(typed.replace(SIGNED, ''));
    if (read !== undefined) return refused('NEGATIVE', offersOf(read));
  }
  if (SUM.test(typed)) {
    const parts = typed.match(/\d+/g) ?? [];
    return refused('CALCULATION', [parts.reduce((sum, part) => sum + Number(part), 0)]);
  }
  if (CALCULATION.test(typed)) return refused('CALCULATION');
  // A single number among words is worth an offer; of several nobody knows which is the amount.
  const [number, another] = typed.match(WRITTEN_NUMBER) ?? [];
  const read = number === undefined || another !== undefined ? undefined : readNumber(number);
  if (read?.kind === 'REFUSED') return read;
  return refused('NOT_A_NUMBER', read === undefined ? [] : offersOf(read));
};
