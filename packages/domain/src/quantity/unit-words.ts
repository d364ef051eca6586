import type { Unit } from './unit';

/**
 * The units of the trade, each by all the words and abbreviations it is written with: singular, plural, German and
 * English, in lower case without a closing point. A word may name several units.
 */
const UNITS_OF_THE_TRADE: readonly string[] = [
  'stk stck stück stueck stücke st pcs pc pce piece pieces each ea',
  'paar pair pairs',
  'karton kartons kartone krt kt ktn ktns kart kar carton cartons ctn ctns ct box boxes bx case cases cs',
  'kiste kisten kistl kistn ki kis kst crate crates',
  'steige steigen stg stge st tray trays',
  'tray trays tra tr',
  'kilogramm kilo kilos kg kgs kilogram kilograms',
  'g gr gramm gram grams',
  'dag dkg deka',
  'l lt ltr liter litre litres liters',
  'ml milliliter millilitre',
  'cl zentiliter centilitre',
  'flasche flaschen fl fls flsch btl bt btls flaschn bottle bottles',
  'beutel btl btle bt bag bags',
  'sack säcke saecke sackerl sk sck sack sacks bag bags',
  'dose dosen ds dsn do can cans tin tins',
  'glas gläser glaeser gl jar jars',
  'packung packungen pack packs pkg pkgs pkt pk pck pckg pac paket pakete packerl packet packets package packages pks packerln packl',
  'kübel kuebel kbl eimer eim bucket buckets pail pails tub tubs',
  'kanister kan kani canister canisters',
  'fass fässer faesser keg kegs barrel barrels',
  'becher be bech tub tubs cup cups pot pots',
  'tube tuben tb tubes',
  'rolle rollen rl ro rol roll rolls',
  'bund bunde bünde bd bde bunch bunches',
  'netz netze ne net nets',
  'schale schalen scha sch punnet punnets',
  'tasse tassen ta tas cup cups tray trays',
  'lage lagen lg layer layers tray trays',
  'palette paletten pal plt pallet pallets',
  'portion portionen port por portions',
  'blech bleche tray trays',
  'stange stangen',
  'laib laibe laibl loaf loaves',
  'wecken',
  'dutzend dtzd dz dzd dozen doz',
  'platte platten plate plates',
  'display displays',
];

/** Words for whatever an article comes in; which unit they mean only the article knows. */
const ANY_UNIT = 'kolli koli ko collo colli gebinde geb ve vpe vke unit units einheit einheiten';

const unitsByWord = (): ReadonlyMap<string, ReadonlySet<number>> => {
  const byWord = new Map<string, Set<number>>();
  for (const [unit, words] of UNITS_OF_THE_TRADE.entries())
    for (const word of words.split(' ')) byWord.set(word, (byWord.get(word) ?? new Set()).add(unit));
  for (const word of ANY_UNIT.split(' ')) byWord.set(word, new Set());
  return byWord;
};

const BY_WORD: ReadonlyMap<string, ReadonlySet<number>> = /* @__PURE__ */ unitsByWord();

const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:1\/2|halbe[rsn]?|half(?: an?)?)(?= |$)/, '½'],
  [/^(?:1\/4|viertel|quarter)(?= |$)/, '¼'],
  [/^(?:3\/4|dreiviertel)(?= |$)/, '¾'],
];

/** "Karton(s)", "Dose/n": forms leave open how many there will be. */
const ANY_NUMBER = /(?<=\p{L}{3})(?:\((?:e|en|er|es|n|s)\)|\/(?:e|en|er|es|n|s))$/u;

/** A unit as it is looked up: "Stk." and "STK" are "stk", "1/2 Kiste" and "Halbe Kiste" are "½ kiste". */
export const unitKey = (written: string): string => {
  const text = written.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const bare = (text.endsWith('.') ? text.slice(0, -1) : text).replace(ANY_NUMBER, '');
  return FRACTIONS.reduce((key, [pattern, sign]) => key.replace(pattern, sign), bare).replace(
    /^([½¼¾])(?=\S)/,
    '$1 ',
  );
};

/** Whether a word names a unit of the trade: "Ktn", "Dosen", "bottles". */
export const isTradeUnit = (word: string): boolean => BY_WORD.has(unitKey(word));

const PLURALS: ReadonlySet<string> = /* @__PURE__ */ new Set(['e', 'en', 'er', 'n', 's']);
const SHORTEST_WORD = 3;

const withoutUmlauts = (key: string): string => key.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether two words are one in different numbers: "Säcke" and "Sack". */
const isOtherNumber = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].map(withoutUmlauts).toSorted((a, b) => a.length - b.length);
  return short.length >= SHORTEST_WORD && long.startsWith(short) && PLURALS.has(long.slice(short.length));
};

/** "½ kiste" as the part it is, and what it is a part of. */
const parted = (key: string): readonly [string, string] => {
  const [, part = '', whole = ''] = /^([½¼¾] )?(.*)$/u.exec(key) ?? [];
  return [part, whole];
};

const meansSame = (key: string, { name, abbreviation }: NamedUnit): boolean => {
  const [part, whole] = parted(key);
  const written = BY_WORD.get(whole);
  if (written === undefined) return false;
  return [name, abbreviation].some((word) => {
    const [ownPart, own] = parted(unitKey(word));
    return ownPart === part && [...(BY_WORD.get(own) ?? [])].some((unit) => written.has(unit));
  });
};

type NamedUnit = Pick<Unit, 'name' | 'abbreviation'>;

/**
 * The unit of an article that a buyer means: by its abbreviation, its name, another number of it ("Dosen"), or another
 * word of the trade for it ("Kart." for "Ktn"), where exactly one unit fits.
 *
 * @returns undefined when none or several fit: what was written is not to be replaced by a guess
 * @example unitMeant([{ name: 'Karton', abbreviation: 'KT' }], 'ktn')?.abbreviation // 'KT'
 */
export const unitMeant = <U extends NamedUnit>(units: readonly U[], written: string): U | undefined => {
  const key = unitKey(written);
  if (key === '') return undefined;
  const same = (of: (unit: U) => boolean): readonly U[] => units.filter((unit) => of(unit));
  const ways = [
    same(({ abbreviation }) => abbreviation === written.trim()),
    same(({ abbreviation }) => unitKey(abbreviation) === key),
    same(({ name }) => unitKey(name) === key),
    same(({ name, abbreviation }) => [name, abbreviation].some((word) => isOtherNumber(unitKey(word), key))),
    same((unit) => meansSame(key, unit)),
  ];
  const [only, ...more] = ways.find((found) => found.length > 0) ?? [];
  return more.length === 0 ? only : undefined;
};
