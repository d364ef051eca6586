import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit, hasGtinLength, parseGtin } from './gtin';

describe('a GTIN of 8, 12, 13 or 14 digits with its check digit', () => {
  it.each([
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['4006381333931', '04006381333931'],
    ['10012345678902', '10012345678902'],
  ])('reads %s', (text, gtin) => {
    expect(parseGtin(text)).toBe(gtin);
  });

  it.each(['96385075', '4006381333930', '400638133393', '', '400638133393a', ' 96385074', '0', '400638133'])(
    'refuses %j',
    (text) => {
      expect(parseGtin(text)).toBeUndefined();
    },
  );

  it('tells lengths apart', () => {
    const lengths = Array.from({ length: 17 }, (_, length) => length);
    expect(lengths.filter((length) => hasGtinLength('1'.repeat(length)))).toEqual([8, 12, 13, 14]);
    expect(hasGtinLength('1234567x')).toBe(false);
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{13}$/),
        fc.nat(13),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, by) => {
          const gtin = `${digits}${gtinCheckDigit(digits)}`;
          const wrong = (Number(gtin[at]) + by) % 10;
          expect(parseGtin(gtin)).toBe(gtin);
          expect(parseGtin(`${gtin.slice(0, at)}${wrong}${gtin.slice(at + 1)}`)).toBeUndefined();
        },
      ),
    );
  });
});
