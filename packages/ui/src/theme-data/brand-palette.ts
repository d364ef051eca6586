import { contrastFaults, type ContrastFault } from './brand-contrasts';
import { fromOklch, toOklch, type Oklch } from './oklch';
import type { ThemeEntry } from './theme-entry';

/** The colours a theme is made of. */
export type BrandPalette = Pick<ThemeEntry, 'brand' | 'dark'>;

/** What became of a brand colour: its shades, or why it is none. */
export type BrandPaletteResult =
  | { readonly palette: BrandPalette }
  | {
      /** In words for whoever chose the colour. */
      readonly reason: string;
      /** The nearest colour of the same hue that can be read; left out where the text is no colour. */
      readonly readable?: string | undefined;
    };

/** How light the shades above the brand colour are, whatever the brand, and how strong at most. */
const LIGHTER = [
  { lightness: 0.977, share: 0.13, most: 0.02 },
  { lightness: 0.95, share: 0.28, most: 0.035 },
  { lightness: 0.9, share: 0.55, most: 0.063 },
  { lightness: 0.83, share: 0.82, most: 0.092 },
  { lightness: 0.745, share: 1.05, most: 0.119 },
  { lightness: 0.65, share: 1.2, most: 0.135 },
] as const;

/** The shade of outlines, a step lighter than the brand. */
const LINE_LIGHTNESS = 0.551;
const STEP = 0.03;

/** Grounds and ink of dark pages. */
const DARK = {
  onBrand: { lightness: 0.19, most: 0.03 },
  brandSoft: { lightness: 0.245, most: 0.028 },
  brandSoft2: { lightness: 0.289, most: 0.039 },
} as const;

/** A brand this dark is lit up where others get darker: nobody sees black grow blacker. */
const NEARLY_BLACK = 0.2;
const LIT_UP = 0.3;

const paletteOf = (color: string): BrandPalette => {
  const { lightness, chroma, hue } = toOklch(color);
  const shade = (light: number, strength: number): string =>
    fromOklch({ lightness: light, chroma: strength, hue });
  const lighter = (index: 0 | 1 | 2 | 3 | 4 | 5): string => {
    const { lightness: light, share, most } = LIGHTER[index];
    return shade(light, Math.min(most, chroma * share));
  };
  const dark = (name: keyof typeof DARK): string =>
    shade(DARK[name].lightness, Math.min(DARK[name].most, chroma * 0.3));
  const isNearlyBlack = lightness < NEARLY_BLACK;
  return {
    brand: [
      lighter(0),
      lighter(1),
      lighter(2),
      lighter(3),
      lighter(4),
      lighter(5),
      shade(Math.max(LINE_LIGHTNESS, lightness + STEP), chroma),
      color,
      shade(isNearlyBlack ? LIT_UP : lightness - 0.07, chroma * 0.85),
      shade(isNearlyBlack ? lightness : Math.min(0.305, lightness - 0.1), chroma * 0.7),
    ],
    dark: { onBrand: dark('onBrand'), brandSoft: dark('brandSoft'), brandSoft2: dark('brandSoft2') },
  };
};

const subject = (color: string, { ink, on, onColor }: ContrastFault): string => {
  if (ink === 'onBrand') return `white text on ${color}`;
  return `${ink === 'brandText' ? `${color} as text` : `an outline of ${color}`} on ${onColor} (${on})`;
};

const sentence = (color: string, fault: ContrastFault): string =>
  `${subject(color, fault)} has a contrast of ${(Math.floor(fault.ratio * 10) / 10).toFixed(1)} : 1, and ${fault.least} : 1 is needed`;

/**
 * Why shades that were set by hand cannot be read, for the first pair that falls short of WCAG 2.2 AA in either scheme.
 *
 * @returns undefined where all can be read
 * @example paletteIssue({ brand: themes.alpin.brand, dark: themes.alpin.dark }) // undefined
 */
export const paletteIssue = (palette: BrandPalette): string | undefined => {
  const [fault] = contrastFaults(palette);
  return fault === undefined
    ? undefined
    : `${fault.inkColor} (${fault.ink}) on ${fault.onColor} (${fault.on}), ${fault.scheme} pages, has a contrast of ${(Math.floor(fault.ratio * 10) / 10).toFixed(1)} : 1, and ${fault.least} : 1 is needed`;
};

const HALVINGS = 12;

/** The lightest colour of the hue, no lighter than the colour, that all pairs can be read with. */
const readableOf = (color: Oklch): string => {
  let dark = 0;
  let light = color.lightness;
  for (let step = 0; step < HALVINGS; step += 1) {
    const lightness = (dark + light) / 2;
    if (contrastFaults(paletteOf(fromOklch({ ...color, lightness }))).length === 0) dark = lightness;
    else light = lightness;
  }
  return fromOklch({ ...color, lightness: dark });
};

/**
 * Ten shades and the tints of dark pages from one brand colour, which stays as it is: as the shade that carries white
 * text. Every pair of colours the shops use is checked in both schemes (WCAG 2.2 AA).
 *
 * @param color #rrggbb
 * @returns the palette; for a colour that cannot be read, why, and the nearest one that can
 * @example brandPalette('#025d92') // { palette: { brand: ['#f0f9ff', …], dark: { … } } }
 * @example brandPalette('#ffcc00') // { reason: 'white text on #ffcc00 has …', readable: '#856900' }
 */
export const brandPalette = (color: string): BrandPaletteResult => {
  const hex = color.toLowerCase();
  if (!/^#[\da-f]{6}$/.test(hex)) return { reason: 'is no colour like #025d92' };
  const palette = paletteOf(hex);
  const [fault] = contrastFaults(palette);
  if (fault === undefined) return { palette };
  const readable = readableOf(toOklch(hex));
  return { reason: `${sentence(hex, fault)}; ${readable} of the same hue can be read`, readable };
};
