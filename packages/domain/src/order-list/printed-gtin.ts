import { parseGtin, parseProductNumber } from '../product';

/** GTINs with the gaps that stand below their bars: 13, 12 and 14 digits. */
const PRINTED =
  /(?<![\p{L}\p{N}.,])(?:\d \d{6} \d{6}|\d \d{5} \d{5} \d|\d \d{2} \d{5} \d{6}|\d{2} \d{6} \d{6})(?![\p{L}\p{N}])/gu;

/** A code with what it holds besides: "(01)09099000018550(10)L4711", "]C10109099000018550", as a web address. */
const SCANNED =
  /(?<![^\s;,x×*])(?:\][A-Za-z]\w\d{10,}\S*|https?:\/\/\S+\/01\/\d{8,14}\S*|(?:[([]\d{2,4}[)\]]\s?[^\s([]+)+(?:\s[([]\d{2,4}[)\]]\s?[^\s([]+)*)(?!\S)/gi;
/** What a code says of how many: its own count, which is kept. */
const COUNT = /[([]3[07][)\]]\s?(\d{1,8})(?!\d)/;

/** The GTIN of a scanned code in place of it, and how many of it the code itself counts. */
const shortCodes = (text: string): string =>
  /[\])/]/.test(text)
    ? text.replace(SCANNED, (found) => {
        const { gtin } = parseProductNumber(found) ?? {};
        if (gtin === undefined) return found;
        const count = COUNT.exec(found)?.[1];
        return count === undefined ? gtin : `${gtin} ${count}`;
      })
    : text;

/**
 * Joins the digits of GTINs that are written as they are printed below their bars. Only with a right check digit: without
 * one the groups may be an amount and numbers of articles. Of scanned codes their GTIN is left.
 *
 * @example joinPrintedGtins('9 099000 030019 00004') // '9099000030019 00004'
 */
export const joinPrintedGtins = (text: string): string =>
  shortCodes(text).replace(PRINTED, (found) => {
    const digits = found.replaceAll(' ', '');
    return parseGtin(digits) === undefined ? found : digits;
  });
