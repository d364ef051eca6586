import { CP850, LATIN_1, LATIN_9_DIFFERING, MAC_ROMAN, WINDOWS_1252_START } from './code-pages';

/** Encodings of one byte a letter. */
export type ByteEncoding = 'Windows-1252' | 'ISO-8859-15' | 'CP850' | 'Mac Roman';

/** The letters of the bytes 0x80 to 0xFF. */
const LETTERS: Readonly<Record<ByteEncoding, string>> = {
  'Windows-1252': WINDOWS_1252_START + LATIN_1.slice(WINDOWS_1252_START.length),
  'ISO-8859-15': Array.from(LATIN_1, (letter) => LATIN_9_DIFFERING[letter] ?? letter).join(''),
  CP850,
  'Mac Roman': MAC_ROMAN,
};

/** Bytes made into letters at once: more arguments no call takes. */
const PART = 8192;

/** Reads bytes of which each is a letter. */
export const decodeBytes = (bytes: Uint8Array, encoding: ByteEncoding): string => {
  const letters = LETTERS[encoding];
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += PART)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + PART)));
  return parts.join('').replaceAll(/[\u0080-\u00ff]/g, (byte) => letters.charAt(byte.charCodeAt(0) - 128));
};

/** The letter of a byte from 0x80 on. */
const lettersOf = (encoding: ByteEncoding): string => LETTERS[encoding];

/** Letters of German, and those of its neighbours' words on a menu, by how likely a list has them. */
const LIKELY: ReadonlyMap<string, number> = new Map(
  (
    [
      ['äöüß', 10],
      ['ÄÖÜ', 8],
      ['éèêçñ', 5],
      ['àáâôîóíúùûìòëïåæøœÉÈ', 3],
      ['€°½¼¾×²³µ–—„“”‚‘’«»§\u00a0®™·•…', 3],
    ] as const
  ).flatMap(([letters, likely]) => Array.from(letters, (letter) => [letter, likely] as const)),
);

const isLetter = (text: string): boolean => /\p{L}/u.test(text);
const isLower = (text: string): boolean => /\p{Ll}/u.test(text);
const isUpper = (text: string): boolean => /\p{Lu}/u.test(text);

/**
 * How much a letter fits where it stands: a sign within a word, a capital behind a small letter and a control letter
 * speak against the encoding that makes them.
 */
const fitOf = (letter: string, before: string, after: string): number => {
  const likely = LIKELY.get(letter) ?? 0;
  if (/\p{Cc}|\ufffd/u.test(letter)) return -20;
  if (isLetter(letter)) {
    if (isUpper(letter) && (isLower(before) || (isLetter(before) && isLower(after)))) return -10;
    if (isLower(letter) && isUpper(before) && isUpper(after) && letter !== 'ß') return -6;
    return likely === 0 ? -3 : likely;
  }
  if (isLetter(before) && isLetter(after) && letter !== '’') return -8;
  // The euro sign stands beside an amount, never beside a word.
  if (letter === '€') return isLetter(before) || isLetter(after) ? 0 : 6;
  return likely === 0 ? -5 : likely;
};

/** What is seldom has to fit better; of equals the first, the commonest, is taken. */
const RARITY: Readonly<Partial<Record<ByteEncoding, number>>> = { 'Mac Roman': 0.6 };

/** Bytes from 0x80 on that are judged; a list that has more of them has said enough. */
const MOST_JUDGED = 4000;

/**
 * Which of the encodings of one byte a letter a text is in: the one in which it reads like a list. Tools that tell
 * encodings apart by how often letters come find too few of them in an order, and know none of DOS.
 */
export const byteEncodingOf = (bytes: Uint8Array): ByteEncoding => {
  const places: number[] = [];
  for (let place = 0; place < bytes.length && places.length < MOST_JUDGED; place += 1)
    if ((bytes[place] ?? 0) >= 0x80) places.push(place);
  const fit = (encoding: ByteEncoding): number => {
    const letters = lettersOf(encoding);
    const letterAt = (place: number): string => {
      const byte = bytes[place] ?? 0x20;
      return byte < 0x80 ? String.fromCharCode(byte) : letters.charAt(byte - 0x80);
    };
    return places.reduce(
      (sum, place) => sum + fitOf(letterAt(place), letterAt(place - 1), letterAt(place + 1)),
      0,
    );
  };
  const encodings = ['Windows-1252', 'ISO-8859-15', 'CP850', 'Mac Roman'] as const;
  let best: { readonly encoding: ByteEncoding; readonly fit: number } | undefined;
  for (const encoding of encodings) {
    const found = { encoding, fit: fit(encoding) * (RARITY[encoding] ?? 1) };
    if (best === undefined || found.fit > best.fit) best = found;
  }
  return best?.encoding ?? 'Windows-1252';
};
