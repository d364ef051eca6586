import { countOfGs1Code, parseProductNumber } from '../product';

/**
 * A code with what it holds besides: "(01)09099000018550(10)L4711", "]C10109099000018550", as a web address. An address
 * is looked at as far as such addresses are long, so that a line of many takes no longer than another.
 */
const SCANNED =
  /(?<![^\s;,x×*])(?:\][A-Za-z]\w\d{10,}\S*|https?:\/\/[^\s,;]{1,120}\/01\/\d{8,14}[^\s,;]*|(?:[([]\d{2,4}[)\]]\s?[^\s([]+)+(?:\s[([]\d{2,4}[)\]]\s?[^\s([]+)*)(?![^\s,;])/gi;

/**
 * A text with the GTIN of each scanned code in place of the code, and behind it how many the code itself counts.
 *
 * @example withGtinsOfCodes('3 x (01)09099000018550(10)L4711') // '3 x 09099000018550'
 */
export const withGtinsOfCodes = (text: string): string =>
  /[\])/]/.test(text)
    ? text.replace(SCANNED, (found) => {
        const { gtin } = parseProductNumber(found) ?? {};
        return gtin === undefined ? found : [gtin, countOfGs1Code(found)].filter(Boolean).join(' ');
      })
    : text;

/** Whether a scanned code stands in a text. */
export const holdsScannedCode = (text: string): boolean => withGtinsOfCodes(text) !== text;
