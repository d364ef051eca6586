import { brandColors, type BrandColors, type Scheme } from './brand-colors';
import { contrastRatio } from './contrast';
import { sharedColors, type SharedColorName } from './shared-colors';
import type { ThemeEntry } from './theme-entry';

/** What text needs, and what outlines, icons and focus need (WCAG 2.2 AA). */
const TEXT = 4.5;
const OUTLINE = 3;

type ColorName = keyof BrandColors | SharedColorName;

/** Every pair of colours that stand on each other and of which a theme brings one, in both schemes. */
const PAIRS: readonly {
  readonly ink: ColorName;
  readonly on: readonly ColorName[];
  readonly least: number;
}[] = [
  { ink: 'onBrand', on: ['brand', 'brandHover'], least: TEXT },
  { ink: 'brandText', on: ['bg', 'surface', 'sunken', 'hover', 'brandSoft', 'brandSoft2'], least: TEXT },
  ...(['text', 'text2', 'text3', 'okText', 'warnText', 'errText'] as const).map((ink) => ({
    ink,
    on: ['brandSoft', 'brandSoft2'] as const,
    least: TEXT,
  })),
  { ink: 'brandLine', on: ['bg', 'surface', 'sunken', 'brandSoft', 'brandSoft2'], least: OUTLINE },
  { ink: 'focus', on: ['bg', 'surface', 'sunken', 'brandSoft', 'brandSoft2'], least: OUTLINE },
];

/** Two colours of a theme that stand on each other, and how well they can be told apart. */
export interface BrandContrast {
  readonly scheme: Scheme;
  readonly ink: ColorName | 'white';
  readonly on: ColorName;
  readonly inkColor: string;
  readonly onColor: string;
  readonly ratio: number;
  readonly least: number;
}

const SCHEMES = ['light', 'dark'] as const;

/** Two colours that cannot be told apart well enough. */
export type ContrastFault = BrandContrast;

/**
 * Every pair of colours of a theme that stand on each other, in both schemes, with the contrast each has and needs.
 *
 * @example brandContrasts(themes.alpin).filter(({ ink }) => ink === 'onBrand')
 */
export const brandContrasts = (theme: Pick<ThemeEntry, 'brand' | 'dark'>): readonly BrandContrast[] =>
  SCHEMES.flatMap((scheme) => {
    const colors = { ...sharedColors[scheme], ...brandColors(theme, scheme) };
    const checked = PAIRS.flatMap(({ ink, on, least }) =>
      on.map((ground) => ({ ink, on: ground, inkColor: colors[ink], onColor: colors[ground], least })),
    );
    // Pages write white on the deepest shade in both schemes.
    const deep = {
      ink: 'white',
      on: 'brandDeep',
      inkColor: '#ffffff',
      onColor: colors.brandDeep,
      least: TEXT,
    } as const;
    return [...checked, deep].map((pair) => ({
      ...pair,
      scheme,
      ratio: contrastRatio(pair.inkColor, pair.onColor),
    }));
  });

/** The pairs of a theme that fall short of WCAG 2.2 AA, in both schemes; none is as it should be. */
export const contrastFaults = (theme: Pick<ThemeEntry, 'brand' | 'dark'>): readonly ContrastFault[] =>
  brandContrasts(theme).filter(({ ratio, least }) => ratio < least);
