import { fold } from '../language/fold';
import { PIECE_WORDS, plainNumber, readNumber, sizeToken, UNIT_WORDS } from './pack-units';

/** A word, or a number or content of a pack with what it may mean. */
export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly shown: string }
  | {
      readonly kind: 'size';
      readonly shown: string;
      /** What certainly stands there. */
      readonly said: readonly string[];
      /** What else it may mean where a person typed it: "0,5" may be litres or kilograms. */
      readonly perhaps: readonly string[];
    };

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const END = String.raw`(?!\p{L})`;

const PATTERN = new RegExp(
  [
    String.raw`(?<times>\d+)\s*[x×]\s*(?<each>${NUMBER})(?:\s*(?<eachUnit>${UNIT_WORDS})${END})?`,
    String.raw`(?<upper>\d+)/(?<lower>\d+)\s*(?<partUnit>${UNIT_WORDS})${END}`,
    String.raw`(?<![\d/.,])(?<part>1/[248]|3/4)(?![\d/.,])`,
    String.raw`(?<value>${NUMBER})\s*-?\s*(?<unit>${UNIT_WORDS})${END}`,
    String.raw`(?<pieces>\d+)\s*-?\s*(?:${PIECE_WORDS})${END}`,
    String.raw`(?<number>${NUMBER})`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}]*)`,
  ].join('|'),
  'gu',
);

/** Numbers below are hardly ever grams or millilitres, those above hardly ever litres or kilograms. */
const FEWEST_SMALL = 10;
const MOST_LARGE = 20;

const defined = (values: readonly (string | undefined)[]): readonly string[] =>
  values.filter((value) => value !== undefined);

const inAnyUnit = (value: number, isWhole: boolean): readonly string[] =>
  defined([
    ...(isWhole && value >= FEWEST_SMALL ? [sizeToken(value, 'ml'), sizeToken(value, 'g')] : []),
    ...(!isWhole && value < MOST_LARGE ? [sizeToken(value, 'l'), sizeToken(value, 'kg')] : []),
  ]);

const multipack = (shown: string, times: string, each: string, unit: string | undefined): Token => {
  const value = readNumber(each);
  // Without a unit a crate of "6x0,75" holds litres or, rarely, kilograms.
  const sizes =
    unit === undefined
      ? [...inAnyUnit(value, false), ...inAnyUnit(value, true)]
      : defined([sizeToken(value, unit)]);
  return {
    kind: 'size',
    shown,
    said: sizes.map((size) => `=${times}x${size.slice(1)}`),
    perhaps: [...sizes, `=${times}x`],
  };
};

const loneNumber = (shown: string): Token => {
  const value = readNumber(shown);
  const isWhole = /^\d+$/.test(shown);
  return {
    kind: 'size',
    shown,
    said: [plainNumber(value)],
    perhaps: [...inAnyUnit(value, isWhole), ...(isWhole ? [`=${plainNumber(value)}x`] : [])],
  };
};

/** "1/4" is a quarter of a litre or a kilogram. Articles are found by its numbers as well: it may be no content at all. */
const loneFraction = (shown: string): Token => {
  const [upper = 0, lower = 1] = shown.split('/').map(Number);
  return {
    kind: 'size',
    shown,
    said: [String(upper), String(lower)],
    perhaps: inAnyUnit(upper / lower, false),
  };
};

const sized = (shown: string, value: number, unit: string): Token => ({
  kind: 'size',
  shown,
  said: defined([sizeToken(value, unit)]),
  perhaps: [],
});

const tokenOf = (shown: string, groups: Readonly<Record<string, string | undefined>>): Token => {
  const { times, each, eachUnit, upper, lower, partUnit, part, value, unit, pieces, word } = groups;
  if (word !== undefined) return { kind: 'word', text: fold(word), shown: word };
  if (times !== undefined && each !== undefined) return multipack(shown, times, each, eachUnit);
  if (upper !== undefined && lower !== undefined && partUnit !== undefined)
    return sized(shown, Number(upper) / Number(lower), partUnit);
  if (part !== undefined) return loneFraction(shown);
  if (value !== undefined && unit !== undefined) return sized(shown, readNumber(value), unit);
  if (pieces !== undefined)
    return {
      kind: 'size',
      shown,
      said: [`=${plainNumber(Number(pieces))}x`],
      perhaps: [plainNumber(Number(pieces))],
    };
  return loneNumber(shown);
};

/** A text as words, numbers and contents, in their order. An apostrophe is part of its word: "Kelly's" is "kellys". */
export const tokenize = (text: string): readonly Token[] =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/['’`´]/g, '')
      .toLowerCase()
      .matchAll(PATTERN),
  ].map((match) => tokenOf(match[0], match.groups ?? {}));

/** What an article is found by for the tokens of one of its texts. */
export const termsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => {
    if (token.kind === 'word') return [token.text];
    // A crate is found by its pieces as well.
    return token.said.some((said) => said.includes('x')) ? [...token.said, ...token.perhaps] : token.said;
  });
