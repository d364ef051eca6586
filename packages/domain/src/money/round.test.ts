import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { roundHalfUp } from './round';

describe('LOC-3: money rounds half up, negative money half away from zero', () => {
  it.each([
    ['1.485', 2, '1.49'],
    ['1.4849999', 2, '1.48'],
    ['0.005', 2, '0.01'],
    ['0.0049', 2, '0'],
    ['-0.005', 2, '-0.01'],
    ['-0.0049', 2, '0'],
    ['-1.485', 2, '-1.49'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['0.03275', 4, '0.0328'],
    ['9.999', 2, '10'],
    ['4.1', 2, '4.1'],
  ])('%s at %i decimals is %s', (value, places, expected) => {
    expect(roundHalfUp(value, places).plus(0).toFixed()).toBe(expected);
  });

  it('knows 1.005 as it is written, not as the machine stores it', () => {
    expect(roundHalfUp(1.005, 2).toFixed()).toBe('1.01');
  });

  it('throws a RangeError naming what is no number', () => {
    expect(() => roundHalfUp('abc', 2)).toThrow(new RangeError('Not a decimal number: "abc"'));
  });

  it('agrees with exact whole-number arithmetic on random values, negative ones included', () => {
    const scaledValue = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    const decimals = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(scaledValue, decimals, fc.nat(), (scaled, written, seed) => {
        const places = seed % written;
        const rounded = roundHalfUp(asText(scaled, written), places);
        expect(
          rounded
            .times(10 ** places)
            .plus(0)
            .toFixed(),
        ).toBe(exactlyRounded(scaled, written - places).toString());
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with exact arithmetic at the halves themselves', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), (cents) => {
        const half = cents * 10n + (cents < 0n ? -5n : 5n);
        expect(roundHalfUp(asText(half, 3), 2).times(100).toFixed()).toBe(exactlyRounded(half, 1).toString());
      }),
    );
  });
});

/** A scaled whole number as decimal text with this many decimals. */
const asText = (scaled: bigint, decimals: number): string => {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** A whole number without its last digits, rounded half away from zero, in whole numbers only. */
const exactlyRounded = (scaled: bigint, dropped: number): bigint => {
  const unit = 10n ** BigInt(dropped);
  const magnitude = ((scaled < 0n ? -scaled : scaled) * 2n + unit) / (unit * 2n);
  return scaled < 0n ? -magnitude : magnitude;
};
