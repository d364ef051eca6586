import { compare, type Fraction, ONE, readFraction, ZERO } from './fraction';

/** A multiplier above 0 and at most 1; every other text is as if it were not there. */
export const factorOf = (text: string | undefined): Fraction | undefined => {
  const read = text === undefined ? undefined : readFraction(text);
  if (read === undefined || compare(read, ZERO) <= 0 || compare(read, ONE) > 0) return undefined;
  return read;
};
