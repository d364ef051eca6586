/** An exact rational number. The denominator is always positive; the fraction need not be in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads a plain decimal number such as "-12.90"; anything else is undefined. */
export const readFraction = (text: string): Fraction | undefined => {
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const [, sign = '', digits = '', decimals = ''] = match;
  const magnitude = BigInt(digits + decimals);
  return { numerator: sign === '-' ? -magnitude : magnitude, denominator: 10n ** BigInt(decimals.length) };
};

/**
 * A decimal number that has to be readable.
 *
 * @throws RangeError when it is none
 */
export const fraction = (text: string): Fraction => {
  const read = readFraction(text);
  if (read === undefined) throw new RangeError(`The oracle cannot read ${text}`);
  return read;
};

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

export const times = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce(
    (left, right) => ({
      numerator: left.numerator * right.numerator,
      denominator: left.denominator * right.denominator,
    }),
    ONE,
  );

export const plus = (left: Fraction, right: Fraction): Fraction => ({
  numerator: left.numerator * right.denominator + right.numerator * left.denominator,
  denominator: left.denominator * right.denominator,
});

export const minus = (left: Fraction, right: Fraction): Fraction =>
  plus(left, { numerator: -right.numerator, denominator: right.denominator });

/** Negative, zero or positive, as the left is smaller, equal or greater. */
export const compare = (left: Fraction, right: Fraction): number => {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The smallest whole number that is not below a fraction of zero or more. */
export const ceiling = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: (numerator + denominator - 1n) / denominator,
  denominator: 1n,
});
