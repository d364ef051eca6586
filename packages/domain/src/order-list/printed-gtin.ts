import { parseGtin } from '../product';

/** GTINs with the gaps that stand below their bars: 13, 12 and 14 digits. */
const PRINTED =
  /(?<![\p{L}\p{N}.,])(?:\d \d{6} \d{6}|\d \d{5} \d{5} \d|\d \d{2} \d{5} \d{6}|\d{2} \d{6} \d{6})(?![\p{L}\p{N}])/gu;

/**
 * Joins the digits of GTINs that are written as they are printed below their bars. Only with a right check digit: without
 * one the groups may be an amount and numbers of articles.
 *
 * @example joinPrintedGtins('9 099000 030019 00004') // '9099000030019 00004'
 */
export const joinPrintedGtins = (text: string): string =>
  text.replace(PRINTED, (found) => {
    const digits = found.replaceAll(' ', '');
    return parseGtin(digits) === undefined ? found : digits;
  });
