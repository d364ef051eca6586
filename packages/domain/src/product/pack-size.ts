import { decimal, type DecimalInput, type DecimalString } from '../money';

/** What is filled into a pack, or written on it. */
export interface PackFilling {
  readonly factors?: readonly DecimalInput[] | undefined;
  readonly quantity: DecimalInput;
  readonly unit: string;
}

/** A product's name and, apart from it, the size of its pack. Together they hold every word of the whole. */
export interface SizedName {
  /** The beginning of the whole name, up to its size. */
  readonly name: string;
  /** The size as it is written: "24 × 0,33 l", "ca. 6 kg", "180er", "lose". */
  readonly size: string;
}

/** What a written size says. */
export interface PackSize {
  /** Whether it is no exact one, as of weighed articles. */
  readonly isApproximate: boolean;
  /** How many there are of it, from the outside in: 24 for "24 × 0,33 l". */
  readonly factors: readonly DecimalString[];
  readonly quantity: DecimalString;
  /** "kg", "l", "ml"; "Stk" for pieces in every language. */
  readonly unit: string;
}

/** How much a pack holds in the unit that contents are compared in. */
export interface PackContent {
  readonly quantity: DecimalString;
  readonly unit: 'kg' | 'l' | 'Stk';
}

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
const TIMES = String.raw`\s*[×xX*]\s*`;
const ABOUT = String.raw`(?:ca\.?|approx\.?|~)\s*`;
const PIECES = 'Stk|Stück|Stueck|pcs|pieces';
const UNIT = `kg|dag|dkg|g|hl|l|cl|ml|${PIECES}`;
const MEASURED = `(?:${ABOUT})?(?:${NUMBER}${TIMES})*${NUMBER}\\s*(?:${UNIT})\\.?`;
const COUNTED = String.raw`\d{1,4}er(?:[- ]?Pack(?:ung)?)?`;
const LOOSE = 'lose|loose';

/** A size at the end of a name, behind a blank or a comma and a blank. */
const AT_END = /* @__PURE__ */ new RegExp(`,?\\s+(${MEASURED}|${COUNTED}|${LOOSE})$`, 'iu');

/** What a size that follows belongs to: "150 - 180 g", "Beutel zu 5 kg", "24 Flaschen x 0,33 l". */
const LEADS_ON =
  /(?:[-–—/×*&(:]|(?<!\S)\+|(?<!\p{L})(?:x|bis|to|zu|à|a|je|per|pro|von|of|mit|with|und|and|ab|from|unter|under|über|over|min\.?|max\.?|nr\.?|no\.?))$/iu;

const WHOLE = /* @__PURE__ */ new RegExp(
  `^(${ABOUT})?((?:${NUMBER}${TIMES})*)(${NUMBER})\\s*(${UNIT})\\.?$`,
  'iu',
);
const WHOLE_COUNTED = /^(\d{1,4})er/iu;
const IS_PIECES = /* @__PURE__ */ new RegExp(`^(?:${PIECES})$`, 'iu');

const IN_BASE_UNIT: Readonly<Record<string, readonly [string, PackContent['unit']] | undefined>> = {
  kg: ['1', 'kg'],
  dag: ['0.01', 'kg'],
  dkg: ['0.01', 'kg'],
  g: ['0.001', 'kg'],
  hl: ['100', 'l'],
  l: ['1', 'l'],
  cl: ['0.01', 'l'],
  ml: ['0.001', 'l'],
  Stk: ['1', 'Stk'],
};

/**
 * Takes the size of the pack off the end of a product's name, so that it can stand where it is never cut.
 *
 * @returns undefined where the name does not end in a size, or where what stands before belongs to it
 * @example splitPackSize('Cola Sprizzo 24 × 0,33 l') // { name: 'Cola Sprizzo', size: '24 × 0,33 l' }
 */
export const splitPackSize = (whole: string): SizedName | undefined => {
  const text = whole.trimEnd();
  const found = AT_END.exec(text);
  const size = found?.[1];
  if (found === null || size === undefined) return undefined;
  const name = text.slice(0, found.index).trimEnd();
  return /\p{L}/u.test(name) && !LEADS_ON.test(name) ? { name, size } : undefined;
};

/** A number that can be read in one way only: three digits behind a sign are decimals behind a nought alone. */
const numberOf = (text: string): DecimalString | undefined => {
  const [whole = '', decimals] = text.split(/[.,]/);
  if (decimals === undefined) return String(Number(whole));
  return decimals.length === 3 && Number(whole) > 0 ? undefined : decimal(`${whole}.${decimals}`).toFixed();
};

/**
 * Reads a size as names write it.
 *
 * @returns undefined for what is no measure ("lose"), or can be read in two ways ("1.500 g")
 * @example parsePackSize('ca. 2 x 2,5KG') // { isApproximate: true, factors: ['2'], quantity: '2.5', unit: 'kg' }
 */
export const parsePackSize = (size: string): PackSize | undefined => {
  const counted = WHOLE_COUNTED.exec(size)?.[1];
  if (counted !== undefined)
    return { isApproximate: false, factors: [], quantity: String(Number(counted)), unit: 'Stk' };
  const [, about, times = '', last = '', unit = ''] = WHOLE.exec(size) ?? [];
  const quantity = last === '' ? undefined : numberOf(last);
  if (quantity === undefined) return undefined;
  const factors: DecimalString[] = [];
  for (const text of times.match(/[\d.,]+/g) ?? []) {
    const factor = numberOf(text);
    if (factor === undefined) return undefined;
    factors.push(factor);
  }
  return {
    isApproximate: about !== undefined,
    factors,
    quantity,
    unit: IS_PIECES.test(unit) ? 'Stk' : unit.toLowerCase(),
  };
};

/**
 * All that a pack holds: 7.92 l for "24 × 0,33 l".
 *
 * @returns undefined for a unit that contents are not compared in
 * @throws RangeError when a figure is no decimal number
 */
export const packContent = ({ factors = [], quantity, unit }: PackFilling): PackContent | undefined => {
  const [ratio, base] = (Object.hasOwn(IN_BASE_UNIT, unit) ? IN_BASE_UNIT[unit] : undefined) ?? [];
  if (ratio === undefined || base === undefined) return undefined;
  const all = factors.reduce<ReturnType<typeof decimal>>(
    (total, factor) => total.times(decimal(factor)),
    decimal(quantity).times(ratio),
  );
  return { quantity: all.toFixed(), unit: base };
};
