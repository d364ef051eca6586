import { gtinOfGs1Code } from './gs1-code';
import { type Gtin, hasGtinLength, parseGtin } from './gtin';
import { countsOfGroups } from './number-groups';
import { productNumberKey } from './product-number-key';
import { tidy, writtenForms } from './written-forms';

/** What somebody wrote as the number of a product: a sku, the number of the group, or a GTIN. */
export interface ProductNumber {
  /** Spellings to look for exactly, the nearest to what was written first. */
  readonly forms: readonly string[];
  /** What to look for where no spelling is one of the assortment, in the same order (see `productNumberKey`). */
  readonly keys: readonly string[];
  /** The code on the goods, where the number can be one: always beside the other two, for a sku may look like it. */
  readonly gtin?: Gtin | undefined;
}

/** Nobody writes longer numbers; scanned codes that hold lot and day besides are. */
const LONGEST = 120;
const SHORTEST_GTIN = 8;
const DIGITS = /^\d+$/;
/** Numbers that cells of a spreadsheet show with decimals: "373326.0", "373.326,00". */
const NO_DECIMALS = /^(\d{4,}|\d{1,3}(?:[.,'’\s]\d{3})+)([.,])0{1,2}$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;
const IN_GROUPS = /^\d+(?:(?:\s+|\s?[.\-'’‘´`·_/\u2010-\u2015\u2212]\s?)\d+)+$/;
const SEPARATION = /[^\d]+/;
/** Letters and digits, perhaps with signs between them: what is not wholly digits, and no name in several words. */
const MIXED = /^(?=\P{Nd}*\p{Nd})[\p{L}\p{Nd}]+(?:[.\-_/][\p{L}\p{Nd}]+)*$/u;
/** "G 203 717": the letters of a number apart from its digits. */
const LETTERS_APART = /^(\p{L}{1,3})[\s.-]+(\d[\d\s.-]*\d)$/u;
const FEWEST_DIGITS_APART = 4;
const EXPONENT = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/** The digits of a number whose exponent loses none of them: "9.099000018550E+12". */
const digitsOfExponent = (text: string): string | undefined => {
  const [, whole = '', decimals = '', exponent = ''] = EXPONENT.exec(text) ?? [];
  return whole !== '' && decimals.length === Number(exponent) ? `${whole}${decimals}` : undefined;
};

/** Digits with something between them that does not part them. */
const joined = (text: string): string | undefined => {
  if (DIGITS.test(text)) return text;
  const whole = NO_DECIMALS.exec(text);
  if (whole !== null && !(whole[1] ?? '').includes(whole[2] ?? '')) return joined(whole[1] ?? '');
  if (THOUSANDS.test(text)) return text.replaceAll(',', '');
  if (!IN_GROUPS.test(text)) return digitsOfExponent(text);
  const groups = text.split(SEPARATION);
  const counts = countsOfGroups(groups);
  // Behind a GTIN without gaps comes an amount, whatever check digit the two have together.
  const isWhole = counts[0] !== 1 && counts.includes(groups.length);
  return isWhole || isHyphened(text, groups) ? groups.join('') : undefined;
};

/** A hyphen without blanks parts no amount from a number, where what follows is long enough: "3733-26". */
const isHyphened = (text: string, groups: readonly string[]): boolean =>
  /^\d+(?:-\d+)+$/.test(text) && groups.every(({ length }) => length > 1) && groups.join('').length > 4;

/** The number a form is, as it would be printed without a gap. */
const numberOf = (form: string): string | undefined => {
  const digits = joined(form);
  if (digits !== undefined) return digits;
  const [, letters = '', behind = ''] = LETTERS_APART.exec(form) ?? [];
  const apart = joined(behind) ?? (/\s/.test(behind) ? undefined : behind.replace(/\D/g, ''));
  if (apart !== undefined && apart.length >= FEWEST_DIGITS_APART) return `${letters}${apart}`;
  return MIXED.test(form) && !isCutNumber(form) && !IN_GROUPS.test(form) ? form : undefined;
};

/** Zeros in front neither make nor unmake a GTIN: SAP writes eighteen digits, spreadsheets drop the first ones. */
const gtinOf = (number: string): Gtin | undefined => {
  const exact = parseGtin(number);
  if (exact !== undefined || !DIGITS.test(number)) return exact;
  const short = number.replace(/^0+/, '');
  if (hasGtinLength(short)) return parseGtin(short);
  return short.length > SHORTEST_GTIN ? parseGtin(short.padStart(12, '0')) : undefined;
};

/**
 * Whether a text is a number of which a spreadsheet has kept the first digits alone ("9,099E+12"). Which number it was
 * nobody can tell.
 */
export const isCutNumber = (text: string): boolean => {
  const [, , decimals = '', exponent] = EXPONENT.exec(tidy(text)) ?? [];
  return exponent !== undefined && /[.,]|\+/.test(text) && decimals.length < Number(exponent);
};

/** Digits alone, too few to hold a GTIN among other things: what most lists are full of. */
const PLAIN = /^\d{1,14}$/;

const plainNumber = (digits: string): ProductNumber => {
  const gtin = gtinOf(digits);
  const number = { forms: [digits], keys: [productNumberKey(digits)] };
  return gtin === undefined ? number : { ...number, gtin };
};

/**
 * Reads what somebody wrote, copied, exported or scanned as the number of one product, whatever stands in it or around it:
 * gaps, dots and hyphens, zeros of SAP, apostrophes and formulas of Excel, "Art.-Nr.", "#", brackets, and the codes that
 * hold a GTIN among other things. A number that hyphens or zeros belong to is looked for as it stands first.
 *
 * @returns undefined where the text is not one number: a name, a number with an amount, a number that lost digits
 * @example parseProductNumber('Art.-Nr.: 373 326')?.forms // […, '373 326', '373326']
 */
export const parseProductNumber = (written: string): ProductNumber | undefined => {
  if (written.length > LONGEST) return undefined;
  if (PLAIN.test(written)) return plainNumber(written);
  const forms = writtenForms(written);
  const scanned = forms.map(gtinOfGs1Code).find((gtin) => gtin !== undefined);
  if (scanned !== undefined) return { forms, keys: [productNumberKey(scanned)], gtin: scanned };
  const numbers = forms.map(numberOf).filter((number) => number !== undefined);
  if (numbers.length === 0) return undefined;
  const gtin = numbers.map(gtinOf).find((one) => one !== undefined);
  return {
    forms: [...new Set([...forms, ...numbers])],
    keys: [...new Set(numbers.map(productNumberKey))],
    ...(gtin !== undefined && { gtin }),
  };
};

/**
 * Whether a text is a number, in any of the forms it may be written in.
 *
 * @example isProductNumber('Art. 373 326', '373326') // true
 */
export const isProductNumber = (written: string, number: string): boolean => {
  if (written === number) return true;
  const { forms = [], keys = [] } = parseProductNumber(written) ?? {};
  return forms.includes(number) || keys.includes(productNumberKey(number));
};
