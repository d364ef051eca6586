import { hasGtinLength, readGtin } from '../product';
import type { NamedArticle } from './order-list-line';

const GTIN_8 = 8;
const CODE = /^\S*\d\S*$/;

/**
 * What a piece of text names: a GTIN of 12 to 14 digits is one; any other single word with a digit is a sku; the rest
 * is a name. Eight digits with a right check digit may be both, so that the sku keeps its GTIN beside it.
 *
 * @example nameArticle('100123') // { kind: 'SKU', text: '100123' }
 */
export const nameArticle = (text: string): NamedArticle => {
  const gtin = readGtin(text);
  if (gtin !== undefined) return { kind: text.length === GTIN_8 ? 'SKU' : 'GTIN', text, gtin };
  if (CODE.test(text)) return { kind: 'SKU', text };
  return { kind: 'NAME', text: text.endsWith(',') ? text.slice(0, -1) : text };
};

/** Whether a text has the length of a long GTIN but not its check digit: a misread code, or a very long sku. */
export const looksLikeMisreadGtin = (text: string): boolean =>
  text.length > GTIN_8 && hasGtinLength(text) && readGtin(text) === undefined;
