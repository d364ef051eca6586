import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastFaults } from './brand-contrasts';
import { brandPalette } from './brand-palette';
import { contrastRatio } from './contrast';
import { fromOklch, toOklch } from './oklch';
import { THEME_KEYS, themes } from './themes';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Colours of every hue that are dark enough to be taken, or nearly so. */
const darkColor = fc
  .record({
    lightness: fc.double({ min: 0, max: 0.58, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.3, noNaN: true }),
    hue: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  })
  .map(fromOklch);

/** Thousands of colours take their time where other tests run beside them. */
const LONG = 60_000;

const paletteOf = (hex: string) => {
  const result = brandPalette(hex);
  return 'palette' in result ? result.palette : undefined;
};

const shownOf = (hex: string) => {
  const result = brandPalette(hex);
  return 'palette' in result ? result.palette.brand[7] : result.readable;
};

describe('TEN-3: a brand colour becomes a theme', () => {
  it.each(THEME_KEYS)('the pairs of %s, set by hand, can all be read', (theme) => {
    expect(contrastFaults(themes[theme])).toEqual([]);
  });

  it(
    'every colour that is taken gives pairs that can be read, in both schemes, and keeps itself',
    () => {
      fc.assert(
        fc.property(darkColor, (hex) => {
          const palette = paletteOf(hex);
          if (palette === undefined) return true;
          const { brand, dark } = palette;
          const lightness = brand.slice(0, 8).map((shade) => toOklch(shade).lightness);
          return (
            contrastFaults(palette).length === 0 &&
            brand[7] === hex &&
            brand[8] !== hex &&
            /^(?:#[\da-f]{6} ?){13}$/.test([...brand, ...Object.values(dark)].join(' ')) &&
            // Down to the brand the shades go from light to dark.
            lightness.every((value, index) => index === 0 || value < (lightness[index - 1] ?? 0))
          );
        }),
        { numRuns: 2_000 },
      );
    },
    LONG,
  );

  it(
    'every colour that is refused comes with one of its hue that is taken',
    () => {
      fc.assert(
        fc.property(color, (hex) => {
          const result = brandPalette(hex);
          if ('palette' in result) return;
          expect(result.reason).toContain('is needed');
          expect(paletteOf(result.readable ?? '')).toBeDefined();
          expect(toOklch(result.readable ?? '').lightness).toBeLessThan(toOklch(hex).lightness);
        }),
        { numRuns: 200 },
      );
    },
    LONG,
  );

  it('only what cannot be read as the brand itself is refused', () => {
    fc.assert(
      fc.property(darkColor, (hex) => {
        fc.pre(contrastRatio(hex, '#ffffff') >= 5.5);
        expect(paletteOf(hex)).toBeDefined();
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [
      '#ffcc00',
      'white text on #ffcc00 has a contrast of 1.5 : 1, and 4.5 : 1 is needed; #856900 of the same hue can be read',
    ],
    [
      '#1a73e8',
      '#1a73e8 as text on #fbfaf8 (bg) has a contrast of 4.3 : 1, and 4.5 : 1 is needed; #0768dc of the same hue can be read',
    ],
    ['red', 'is no colour like #025d92'],
    ['#12345', 'is no colour like #025d92'],
  ])('%s is refused: %s', (hex, reason) => {
    expect(brandPalette(hex)).toMatchObject({ reason });
  });

  it('gets shades near those set by hand from the colour of a theme', () => {
    for (const theme of THEME_KEYS) {
      const { brand } = themes[theme];
      for (const [index, shade] of (paletteOf(brand[7])?.brand ?? []).entries())
        expect(Math.abs(toOklch(shade).lightness - toOklch(brand[index] ?? '').lightness)).toBeLessThan(0.02);
    }
  });

  it('takes capitals, black and grey', () => {
    expect(shownOf('#025D92')).toBe('#025d92');
    expect(paletteOf('#000000')?.brand.slice(6)).toEqual(['#727272', '#000000', '#2e2e2e', '#000000']);
    expect(paletteOf('#6b6b6b')).toBeDefined();
  });
});
