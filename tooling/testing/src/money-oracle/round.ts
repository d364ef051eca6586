import { compare, type Fraction, fraction } from './fraction';

/** A number in steps of a power of ten: 95.76 at 2 places is 9576 steps. */
const stepsOf = ({ numerator, denominator }: Fraction, places: number): bigint => {
  const scaled = numerator * 10n ** BigInt(places);
  const magnitude = scaled < 0n ? -scaled : scaled;
  // Twice the remainder against the whole tells the half apart without ever leaving the integers.
  const floor = magnitude / denominator;
  const rounded = (magnitude - floor * denominator) * 2n >= denominator ? floor + 1n : floor;
  return scaled < 0n ? -rounded : rounded;
};

/** Half up, away from zero, to so many decimals. */
export const round = (value: Fraction, places: number): Fraction => ({
  numerator: stepsOf(value, places),
  denominator: 10n ** BigInt(places),
});

/** Half up to the cent. */
export const cents = (value: Fraction): Fraction => round(value, 2);

/** Text with exactly so many decimals, rounded half up where there are more. */
export const text = (value: Fraction, places: number): string => {
  const steps = stepsOf(value, places);
  const digits = (steps < 0n ? -steps : steps).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${steps < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`;
};

/** Whether a decimal number as text has exactly this value. */
export const isValue = (value: Fraction, decimal: string): boolean => compare(value, fraction(decimal)) === 0;
