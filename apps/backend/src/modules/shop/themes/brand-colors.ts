import type { ThemeEntry } from './theme-entry';

/** The two ways a page can be lit. */
export type Scheme = 'light' | 'dark';

/** The colours of a theme in a scheme, by the names of the user interface's variables (`--gs-brand-hover` …). */
export const brandColors = ({ brand, dark }: ThemeEntry, scheme: Scheme) =>
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
