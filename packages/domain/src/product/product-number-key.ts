/**
 * Signs that somebody may put into a product number or leave out without meaning another one: blanks of every width,
 * signs without width, dots, hyphens and dashes, apostrophes, slashes, underscores.
 */
const SEPARATING =
  /[\s.\-_/'`\u00ad\u00b4\u00b7\u200b-\u200f\u2010-\u2015\u2018\u2019\u201b\u2032\u2060\u2212\ufeff]/g;
const CAPITAL = /[A-Z]/g;
const LEADING_ZEROS = /^0+(?=.)/;

/**
 * What a product number is compared by where its exact spelling finds nothing: without separating signs and leading
 * zeros, Latin letters small. Two products of a tenant may share a key, so that it is only ever the second way.
 *
 * The database computes the same (`product_number_key`), and its index is asked with what comes out here.
 *
 * @example productNumberKey('AB-00.12') // 'ab0012'
 * @example productNumberKey('000000000000373326') // '373326'
 */
export const productNumberKey = (number: string): string =>
  number
    .replace(SEPARATING, '')
    .replace(CAPITAL, (letter) => letter.toLowerCase())
    .replace(LEADING_ZEROS, '');
