import { type Gtin, parseGtin } from './gtin';

/** What scanners put in front of a code to tell its kind: "]C1", "]E0", "]d2". */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** Ends an element of variable length: the control character FNC1, here by the sign that shows it. */
const SEPARATOR = '␝';
const FNC1 = '\u001d';
const WRITTEN_SEPARATOR = /<GS>|\{GS\}/gi;
const SEPARATORS_IN_FRONT = /^␝+/;
/** Elements with their identifiers in brackets, one behind the other, and nothing else in front or behind. */
const BRACKETED = /^(?:[([]0[12][)\]]\s*(?:\d\s?){14}|(?![([]0[12][)\]])[([]\d{2,4}[)\]]\s*[^\s([]+\s*)+$/;
const IN_BRACKETS = /[([]0[12][)\]]\s*((?:\d\s?){14})(?!\d)/;
const DIGITAL_LINK = /^\S*\/(?:01|gtin)\/(\d{8,14})(?=[/?#]|$)\S*$/i;
const GTIN_ELEMENT = /^0[12](\d{14})/;

/** Identifiers of how many there are: 30 of the goods, 37 of those within. */
const COUNT = /[([]3[07][)\]]\s?(\d{1,8})(?!\d)/;

/** Data lengths of the elements that have a fixed one, by the first two digits of their identifier. */
const FIXED_LENGTHS: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  '11': 6,
  '12': 6,
  '13': 6,
  '14': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '18': 6,
  '19': 6,
  '20': 2,
  // The identifier has four digits here, two of which count as data.
  '31': 8,
  '32': 8,
  '33': 8,
  '34': 8,
  '35': 8,
  '36': 8,
  '41': 14,
};

/** The GTIN among elements one behind the other, as they stand in a GS1-128 or DataMatrix code. */
const inElements = (elements: string): string | undefined => {
  let rest = elements;
  while (rest !== '') {
    const found = GTIN_ELEMENT.exec(rest)?.[1];
    if (found !== undefined) return found;
    const fixed = FIXED_LENGTHS[rest.slice(0, 2)];
    const end = fixed === undefined ? rest.indexOf(SEPARATOR) : 2 + fixed;
    if (end < 0) return undefined;
    rest = rest.slice(end).replace(SEPARATORS_IN_FRONT, '');
  }
  return undefined;
};

/**
 * The GTIN within a code that holds more than it: GS1-128 or DataMatrix as a scanner sends it, with the kind of the code in
 * front, as it is printed below the bars with identifiers in brackets, or as a GS1 web address.
 *
 * @returns undefined where there is none, its check digit is wrong, or anything is written beside the code
 * @example gtinOfGs1Code('(01)09099000018550(10)L4711') // '09099000018550'
 */
export const gtinOfGs1Code = (code: string): Gtin | undefined => {
  const linked =
    DIGITAL_LINK.exec(code)?.[1] ?? (BRACKETED.test(code) ? IN_BRACKETS.exec(code)?.[1] : undefined);
  if (linked !== undefined) return parseGtin(linked.replace(/\s/g, ''));
  const signed = code.replaceAll(FNC1, SEPARATOR).replace(WRITTEN_SEPARATOR, SEPARATOR);
  const elements = signed.replace(SYMBOLOGY, '').replace(SEPARATORS_IN_FRONT, '');
  // Of bare digits that begin with another element nobody knows whether they are one.
  const isCode = elements !== signed;
  // No element holds a blank: what follows one is an amount, or something else that was written.
  if (/\s/.test(elements)) return undefined;
  return (
    parseGtin((isCode ? inElements(elements) : GTIN_ELEMENT.exec(elements)?.[1]) ?? '') ??
    (isCode ? parseGtin(elements) : undefined)
  );
};

/**
 * How many a code with its identifiers in brackets says there are of its goods.
 *
 * @returns digits as they stand there; undefined where it does not say
 * @example countOfGs1Code('(02)09099000018550(37)12') // '12'
 */
export const countOfGs1Code = (code: string): string | undefined => COUNT.exec(code)?.[1];
