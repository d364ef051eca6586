import { type DecimalString, isDecimalString } from '@gastroshop/domain/money';

/** Thousands in groups of three, parted by points, or not parted at all; decimals after a comma. */
const GERMAN = /^(?<sign>[-\u2212+]?)(?<whole>\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<decimals>\d+))?$/;

/** The point of a numeric keypad before one or two decimals, which no thousands can be mistaken for. */
const KEYPAD = /^(?<sign>[-\u2212+]?)(?<whole>\d+)\.(?<decimals>\d{1,2})$/;

const MOST_DIGITS = 30;

/**
 * Reads a number typed the German way: `1.234,5`, `1234,5`, `1 234,5`. Of a point with one or two digits after it
 * only a decimal point makes sense; with three digits it parts thousands; anything else is not guessed at.
 *
 * @returns `undefined` for what is no number
 * @example parseTypedNumber('1.234,5') // '1234.5'
 */
export const parseTypedNumber = (text: string): DecimalString | undefined => {
  const typed = text.trim().replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  const groups = (GERMAN.exec(typed) ?? KEYPAD.exec(typed))?.groups;
  if (groups === undefined) return undefined;
  const { sign = '', decimals } = groups;
  const whole = (groups['whole'] ?? '').replaceAll('.', '').replace(/^0+(?=\d)/, '');
  if (whole.length > MOST_DIGITS || (decimals?.length ?? 0) > MOST_DIGITS) return undefined;
  const minus = sign === '' || sign === '+' ? '' : '-';
  return `${minus}${whole}${decimals === undefined ? '' : `.${decimals}`}`;
};

const ONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * The two numbers that one point before three digits may stand for: `1.200` is 1200 the German way, and 1,2 from a
 * numeric keypad. A field in which both make sense asks which was meant.
 *
 * @returns nothing where a text is not open to doubt
 * @example readingsInDoubt('1.200') // ['1200', '1.2']
 */
export const readingsInDoubt = (text: string): readonly DecimalString[] => {
  const typed = text.trim();
  if (!ONE_GROUP.test(typed)) return [];
  const [whole = '', decimals = ''] = typed.split('.');
  const kept = decimals.replace(/0+$/, '');
  return [`${whole}${decimals}`, kept === '' ? whole : `${whole}.${kept}`].flatMap((number) =>
    isDecimalString(number) ? [number] : [],
  );
};
