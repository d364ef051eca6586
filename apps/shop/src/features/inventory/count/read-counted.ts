import { parseTypedNumber, readingsInDoubt } from '@gastroshop/i18n';

/** Characters of the longest amount that is counted. */
const LONGEST = 12;

/**
 * What a text in a field for counted stock means; counted amounts may be fractions, and 0.
 *
 * - COUNTED: an amount, written with a point, or empty where nothing has been counted.
 * - REFUSED: anything else, with what may have been meant; it stands until it is corrected, and counts nothing.
 */
export type Counted =
  | { readonly kind: 'COUNTED'; readonly amount: string }
  | { readonly kind: 'REFUSED'; readonly offers: readonly string[] };

/**
 * Reads what was counted: comma and point both part decimals. "1.200" may also be meant in thousands, and is asked about.
 *
 * @example readCounted('2,5') // { kind: 'COUNTED', amount: '2.5' }
 * @example readCounted('1.200') // { kind: 'REFUSED', offers: ['1200', '1.2'] }
 */
export const readCounted = (text: string): Counted => {
  const typed = text.trim();
  if (typed === '') return { kind: 'COUNTED', amount: '' };
  const offers = readingsInDoubt(typed);
  if (offers.length > 0) return { kind: 'REFUSED', offers };
  const amount = typed.length > LONGEST ? undefined : parseTypedNumber(typed);
  return amount === undefined || amount.startsWith('-')
    ? { kind: 'REFUSED', offers: [] }
    : { kind: 'COUNTED', amount };
};
