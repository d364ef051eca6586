import { parsePackSize } from '@gastroshop/domain/product';
import { formatNumber, NO_BREAK_SPACE } from './format-number';

interface SizeWords {
  readonly about: string;
  readonly pieces: string;
  readonly loose: string;
}

/** The words sizes are written with. */
const WORDS = {
  'de-AT': { about: 'ca.', pieces: 'Stk', loose: 'lose' },
  'en-GB': { about: 'approx.', pieces: 'pcs', loose: 'loose' },
} as const satisfies Readonly<Record<string, SizeWords>>;

const LOOSE = /^(?:lose|loose)$/i;
/** A dozen eggs is "12er" in German, a word that English has no like of. */
const COUNTED = /^\d+er$/i;

/**
 * The size of a pack as names are written with it, in the words of the reader's language and with the digits of all other
 * numbers (LOC-3); on one line. What can be read in two ways stays as it is written.
 *
 * @example formatPackSize('24x0.33L', 'de-AT') // '24 × 0,33 l'
 * @example formatPackSize('180er', 'en-GB') // '180 pcs'
 */
export const formatPackSize = (written: string, locale: keyof typeof WORDS): string => {
  const words = WORDS[locale];
  if (LOOSE.test(written)) return words.loose;
  const size = locale === 'de-AT' && COUNTED.test(written) ? undefined : parsePackSize(written);
  if (size === undefined) return written.replaceAll(/\s+/g, NO_BREAK_SPACE);
  const { isApproximate, factors, quantity, unit } = size;
  const holds = [...factors, quantity].map((figure) => formatNumber(figure)).join(' × ');
  return [...(isApproximate ? [words.about] : []), holds, unit === 'Stk' ? words.pieces : unit]
    .join(' ')
    .replaceAll(' ', NO_BREAK_SPACE);
};
