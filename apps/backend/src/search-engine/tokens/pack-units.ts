/** A measure that contents are compared in. */
export type BaseUnit = 'g' | 'ml';

/** How units are written, with how many base units one has. */
const UNITS: Readonly<Record<string, { readonly base: BaseUnit; readonly factor: number }>> = {
  mg: { base: 'g', factor: 0.001 },
  g: { base: 'g', factor: 1 },
  gr: { base: 'g', factor: 1 },
  gramm: { base: 'g', factor: 1 },
  dag: { base: 'g', factor: 10 },
  dkg: { base: 'g', factor: 10 },
  deka: { base: 'g', factor: 10 },
  kg: { base: 'g', factor: 1_000 },
  kilo: { base: 'g', factor: 1_000 },
  kilogramm: { base: 'g', factor: 1_000 },
  ml: { base: 'ml', factor: 1 },
  milliliter: { base: 'ml', factor: 1 },
  cl: { base: 'ml', factor: 10 },
  dl: { base: 'ml', factor: 100 },
  l: { base: 'ml', factor: 1_000 },
  lt: { base: 'ml', factor: 1_000 },
  lit: { base: 'ml', factor: 1_000 },
  ltr: { base: 'ml', factor: 1_000 },
  liter: { base: 'ml', factor: 1_000 },
};

/** Units as an alternative of a regular expression, the longest first. */
export const UNIT_WORDS = Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** Words that count pieces of a pack: 6er, 10 Stk. */
export const PIECE_WORDS = 'stück|stk|stck|pack|pkg|er|st';

const PRECISION = 1_000;

/** A number as it stands in a token: at most three places, no zeros at its end, a point before them. */
export const plainNumber = (value: number): string => String(Math.round(value * PRECISION) / PRECISION);

/** Reads a number with a comma or a point. */
export const readNumber = (text: string): number => Number(text.replace(',', '.'));

/** A content as a token, the same however it was written: "0,75 l" and "75cl" are "=750ml". */
export const sizeToken = (value: number, unit: string): string | undefined => {
  const known = UNITS[unit.toLowerCase()];
  return known === undefined ? undefined : `=${plainNumber(value * known.factor)}${known.base}`;
};
