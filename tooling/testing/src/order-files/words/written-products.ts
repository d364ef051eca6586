import type { Random } from '../../money-oracle';
import type { Shelf } from '../assortment';
import type { Written } from './written-numbers';

const plain = (text: string): Written => ({ text, isPlain: true });
const open = (text: string): Written => ({ text, isPlain: false });

const HALF = 3;
const isDigits = (sku: string): boolean => /^\d{6}$/.test(sku);
const gap = (sku: string, sign: string): string => `${sku.slice(0, HALF)}${sign}${sku.slice(HALF)}`;

/** How all numbers of one list are written. */
export type NumberWriter = (sku: string) => Written;

const SKU_STYLES: readonly NumberWriter[] = [
  (sku) => plain(isDigits(sku) ? gap(sku, '\u00a0') : sku),
  (sku) => plain(isDigits(sku) ? gap(sku, '\u202f') : sku),
  (sku) => plain(isDigits(sku) ? gap(sku, ' ') : sku),
  (sku) => plain(isDigits(sku) ? sku.padStart(18, '0') : sku),
  (sku) => plain(`="${sku}"`),
  (sku) => plain(`#${sku}`),
  (sku) => open(isDigits(sku) ? `${sku}.0` : sku),
  (sku) => open(`'${sku}`),
  (sku) => open(`Art. ${sku}`),
  (sku) => open(`Art.-Nr. ${sku}`),
  (sku) => open(isDigits(sku) ? gap(sku, '.') : sku),
  (sku) => open(isDigits(sku) ? gap(sku, '-') : sku),
  (sku) => open(`${sku} `),
];

/** How the article numbers of a list are written: as a rule in digits alone. */
export const drawSkuStyle = (random: Random): NumberWriter =>
  random.chance(75) ? plain : random.pick(SKU_STYLES);

const GTIN_STYLES: readonly NumberWriter[] = [
  (gtin) => plain(gtin.length === 13 ? `0${gtin}` : gtin),
  (gtin) => plain(gtin.length === 13 ? `${gtin.slice(0, 1)} ${gtin.slice(1, 7)} ${gtin.slice(7)}` : gtin),
  (gtin) => plain(`="${gtin}"`),
  (gtin) => plain(`(01)${gtin.padStart(14, '0')}`),
  (gtin) => plain(`]C101${gtin.padStart(14, '0')}`),
  (gtin) => open(`]E0${gtin}`),
  (gtin) => open(`EAN ${gtin}`),
];

/** How the codes on the goods are written. */
export const drawGtinStyle = (random: Random): NumberWriter =>
  random.chance(80) ? plain : random.pick(GTIN_STYLES);

/** What a spreadsheet makes of a long code: it can be any of thousands. */
export const roundedGtin = (gtin: string): string =>
  `${gtin.slice(0, 1)},${gtin.slice(1, 6)}E+${gtin.length - 1}`;

/** A code with one digit misread, so that its check digit is wrong. */
export const misreadGtin = (random: Random, gtin: string): string => {
  const at = random.whole(4, gtin.length - 2);
  const digit = (Number(gtin.charAt(at)) + random.whole(1, 9)) % 10;
  return `${gtin.slice(0, at)}${digit}${gtin.slice(at + 1)}`;
};

const ascii = (name: string): string =>
  name
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue');

/** One slip in a word of letters. */
const mistyped = (random: Random, name: string): string => {
  const words = name.split(' ');
  const long = words.flatMap((word, index) => (/^\p{L}{6,}$/u.test(word) ? [index] : []));
  if (long.length === 0) return name;
  const chosen = random.pick(long);
  return words
    .map((word, index) => {
      if (index !== chosen) return word;
      const at = random.whole(1, word.length - 3);
      return random.chance(50)
        ? `${word.slice(0, at)}${word.slice(at + 1)}`
        : `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    })
    .join(' ');
};

const shortened = (random: Random, name: string): string => {
  const words = name.split(' ');
  return words.slice(0, random.whole(1, Math.max(1, words.length - 1))).join(' ');
};

const abbreviated = (name: string): string =>
  name.replace(/(\p{L}{5})\p{L}{3,}/u, (_, start: string) => `${start}.`);

/** A name as somebody wrote it: whole, or so that a careful reader asks. */
export const writeName = (random: Random, shelf: Shelf, name: string, careless = 0): Written => {
  if (!random.chance(careless)) return plain(wholly(random, name));
  const text = random.pick([
    () => shortened(random, name),
    () => mistyped(random, name),
    () => ascii(name),
    () => abbreviated(name),
    () => name.split(' ').reverse().join(' '),
    () => name.replaceAll('×', 'x'),
    () => name.replaceAll(' ', '\u00a0'),
    () => name.replaceAll(/(\d) (k?g|m?l)\b/g, '$1$2'),
    () => name.replaceAll(',', '.'),
  ])();
  // What is another article's name by chance means that one.
  return text !== name && shelf.isTaken(text) ? plain(name) : open(text);
};

const wholly = (random: Random, name: string): string => {
  if (random.chance(80)) return name;
  return random.pick([name.toUpperCase(), name.toLowerCase(), name.replaceAll(' ', '  ')]);
};
