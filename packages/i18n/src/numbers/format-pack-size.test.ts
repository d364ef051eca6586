import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPackSize } from './format-pack-size';

const LOCALES = ['de-AT', 'en-GB'] as const;

describe('LOC-3: the size of a pack', () => {
  it.each([
    ['24 × 0,33 l', '24 × 0,33 l', '24 × 0,33 l'],
    ['24x0.33L', '24 × 0,33 l', '24 × 0,33 l'],
    ['approx. 4.5 kg', 'ca. 4,5 kg', 'approx. 4,5 kg'],
    ['ca. 6KG', 'ca. 6 kg', 'approx. 6 kg'],
    ['100 Stk', '100 Stk', '100 pcs'],
    ['100 pcs', '100 Stk', '100 pcs'],
    ['180er', '180er', '180 pcs'],
    ['lose', 'lose', 'loose'],
    ['1.500 g', '1.500 g', '1.500 g'],
    ['0,125 l', '0,125 l', '0,125 l'],
  ])('%s is %s in German and %s in English', (written, german, english) => {
    const shown = LOCALES.map((locale) => formatPackSize(written, locale));
    expect(shown.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([german, english]);
  });

  it('is the same again, and breaks nowhere', () => {
    const size = fc
      .tuple(
        fc.constantFrom('', 'ca. ', 'approx. '),
        fc.constantFrom('', '6 x ', '24×', '2 × 12 × '),
        fc.constantFrom('1', '0,5', '2.50', '0,125'),
        fc.constantFrom('l', 'kg', ' g', ' Stk', ' pcs'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(size, fc.constantFrom(...LOCALES), (written, locale) => {
        const shown = formatPackSize(written, locale);
        expect(shown).not.toContain(' ');
        expect(formatPackSize(shown, locale)).toBe(shown);
      }),
    );
  });
});
