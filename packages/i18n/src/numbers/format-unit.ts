import type { Locale } from '../locale';

/** What the units of the trade are called in English, one of them, and the short names branches write them by. */
const UNITS: Readonly<Record<string, string>> = {
  pc: 'stk st stück',
  carton: 'ktn kt krt kar karton',
  crate: 'kiste ki kis kst',
  pallet: 'pal palette',
  bag: 'btl beutel',
  pack: 'pkg pck pak packung',
  bottle: 'fl fla flasche',
  bucket: 'kübel kbl eimer eim',
  tub: 'be becher',
  can: 'dose ds',
  jar: 'glas gl',
  sack: 'sack sk',
  canister: 'kan kanister',
  net: 'netz',
  bunch: 'bd bund',
  punnet: 'schale',
  tray: 'tray tasse steige stg',
  layer: 'lage',
  tube: 'tube',
  keg: 'fass',
  roll: 'rolle rol',
  portion: 'port portion',
};

const ENGLISH: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(UNITS).flatMap(([word, names]) => names.split(' ').map((name) => [name, word] as const)),
);

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
  const word = ENGLISH.get(name.toLowerCase());
  return word === undefined ? unit : part + (isSeveral ? severalOf(word) : word);
};
