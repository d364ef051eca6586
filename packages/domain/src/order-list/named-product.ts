import { hasGtinLength, parseGtin, parseProductNumber } from '../product';
import type { ProductReference } from './order-list-line';

const GTIN_8 = 8;
const CODE = /^\S*\d\S*$/;
const LETTERS = /\p{L}{2}/u;

/**
 * What a piece of text names: a GTIN of 12 to 14 digits is one, in whichever form it was written; any other number or single
 * word with a digit is a sku; the rest is a name. Eight digits with a right check digit may be both, so that the sku keeps
 * its GTIN beside it.
 *
 * @example classifyProductReference('100123') // { kind: 'SKU', text: '100123' }
 */
export const classifyProductReference = (text: string): ProductReference => {
  const number = isPlainName(text) ? undefined : parseProductNumber(text);
  const gtin = number?.gtin;
  if (gtin !== undefined) return { kind: isShort(number?.forms.at(-1) ?? text) ? 'SKU' : 'GTIN', text, gtin };
  if (number !== undefined || CODE.test(text)) return { kind: 'SKU', text };
  return { kind: 'NAME', text: text.endsWith(',') ? text.slice(0, -1) : text };
};

/** Most texts are names, which need not be looked at as numbers. */
const isPlainName = (text: string): boolean =>
  !/\d/.test(text) || (LETTERS.test(text) && /\s/.test(text) && !/^[^\s]{2,8}[.:#\s]/u.test(text));

const isShort = (text: string): boolean => text.replaceAll(/\D/g, '').length <= GTIN_8;

/** Whether a text has the length of a long GTIN but not its check digit: a misread code, or a very long sku. */
export const isMistypedGtin = (text: string): boolean =>
  text.length > GTIN_8 && hasGtinLength(text) && parseGtin(text) === undefined;
