/** A valid article number of the GS1 system, filled up to 14 digits with leading zeros. */
export type Gtin = string;

const GTIN_DIGITS = /^\d+$/;
const GTIN_LENGTH = 14;
const DIGIT_ZERO = 48;

/** Whether a text has a length a GTIN can have (8, 12, 13, 14 digits). Says nothing about its check digit. */
export const hasGtinLength = (text: string): boolean =>
  (text.length === 8 || (text.length >= 12 && text.length <= GTIN_LENGTH)) && GTIN_DIGITS.test(text);

/**
 * The check digit of a GTIN: weights 3, 1, 3, … from the right, then what is missing to the next ten.
 *
 * @param digits the GTIN without its check digit
 */
export const gtinCheckDigit = (digits: string): number => {
  let sum = 0;
  let weight = 3;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    sum += weight * (digits.charCodeAt(index) - DIGIT_ZERO);
    weight = 4 - weight;
  }
  return (10 - (sum % 10)) % 10;
};

/**
 * Reads a GTIN-8, -12, -13 or -14: the right length, digits only, and the check digit is right. All lengths come out
 * as 14 digits, so that the same article scanned as UPC and as EAN is the same.
 *
 * @example parseGtin('4006381333931') // '04006381333931'
 */
export const parseGtin = (text: string): Gtin | undefined => {
  if (!hasGtinLength(text)) return undefined;
  const checkDigit = text.charCodeAt(text.length - 1) - DIGIT_ZERO;
  return gtinCheckDigit(text.slice(0, -1)) === checkDigit ? text.padStart(GTIN_LENGTH, '0') : undefined;
};
