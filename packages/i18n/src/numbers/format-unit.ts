import type { Locale } from '../locale';

/** What the units of the trade are called in English, one of them, by their short names in lower case. */
const ENGLISH: Readonly<Record<string, string>> = {
  stk: 'pc',
  ktn: 'carton',
  kt: 'carton',
  karton: 'carton',
  kiste: 'crate',
  ki: 'crate',
  pal: 'pallet',
  btl: 'bag',
  pkg: 'pack',
  fl: 'bottle',
  kübel: 'bucket',
  be: 'tub',
  dose: 'can',
  glas: 'jar',
  sack: 'sack',
  kan: 'canister',
  netz: 'net',
  bd: 'bunch',
  schale: 'punnet',
  tasse: 'tray',
  lage: 'layer',
  tube: 'tube',
  tray: 'tray',
  fass: 'keg',
  rolle: 'roll',
  port: 'portion',
};

/** "½ Kiste": a part of a unit. */
const PART = /^([½¼¾] ?)?(.*?)\.?$/u;

const severalOf = (word: string): string => `${word}${/(?:ch|s|x)$/.test(word) ? 'es' : 's'}`;

/**
 * The short name of a unit in the reader's language: in German as the branch wrote it, in English by the word of the
 * trade, one or several. Measures ("kg") and units that only a branch knows stay as they are written. Never what a call
 * names a unit by.
 *
 * @param isSeveral whether the word stands behind more or less than one
 * @example formatUnit('Ktn', 'en-GB') // 'carton'
 * @example formatUnit('½ Kiste', 'en-GB', true) // '½ crates'
 */
export const formatUnit = (unit: string, locale: Locale, isSeveral = false): string => {
  if (locale === 'de-AT') return unit;
  const [, part = '', name = ''] = PART.exec(unit) ?? [];
  const key = name.toLowerCase();
  const word = Object.hasOwn(ENGLISH, key) ? ENGLISH[key] : undefined;
  return word === undefined ? unit : part + (isSeveral ? severalOf(word) : word);
};
