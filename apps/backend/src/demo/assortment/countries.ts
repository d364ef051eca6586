import type { Words } from './product-traits';

/** Countries by their codes, as texts name them. */
const COUNTRIES: Readonly<Record<string, Words>> = {
  AR: ['Argentinien', 'Argentina'],
  AT: ['Österreich', 'Austria'],
  DE: ['Deutschland', 'Germany'],
  ES: ['Spanien', 'Spain'],
  FR: ['Frankreich', 'France'],
  IT: ['Italien', 'Italy'],
  NZ: ['Neuseeland', 'New Zealand'],
};

const AUSTRIAN_REGIONS = [
  'Steiermark',
  'Niederösterreich',
  'Oberösterreich',
  'Salzburg',
  'Tirol',
  'Kärnten',
] as const;

/** A country's name; the code where it has none here. */
export const countryWords = (code: string): Words => COUNTRIES[code] ?? [code, code];

/** The region of Austria a seed falls on. */
export const austrianRegion = (pick: (regions: readonly string[]) => string): string =>
  pick(AUSTRIAN_REGIONS);
