import type { ThemeEntry } from './theme-entry';

/** The two ways a page can be lit. */
export type Scheme = 'light' | 'dark';

/** The colours a theme brings. */
export interface BrandColors {
  readonly brand: string;
  readonly brandHover: string;
  readonly onBrand: string;
  readonly brandText: string;
  readonly brandSoft: string;
  readonly brandSoft2: string;
  readonly brandLine: string;
  readonly brandDeep: string;
  readonly focus: string;
}

/** The colours of a theme in a scheme: light pages take shade 7 for fills and text, dark ones shade 4. */
export const brandColors = (
  { brand, dark }: Pick<ThemeEntry, 'brand' | 'dark'>,
  scheme: Scheme,
): BrandColors =>
  scheme === 'light'
    ? {
        brand: brand[7],
        brandHover: brand[8],
        onBrand: '#ffffff',
        brandText: brand[7],
        brandSoft: brand[0],
        brandSoft2: brand[1],
        brandLine: brand[6],
        brandDeep: brand[9],
        focus: brand[6],
      }
    : {
        brand: brand[4],
        brandHover: brand[3],
        onBrand: dark.onBrand,
        brandText: brand[4],
        brandSoft: dark.brandSoft,
        brandSoft2: dark.brandSoft2,
        brandLine: brand[5],
        brandDeep: brand[9],
        focus: brand[4],
      };
