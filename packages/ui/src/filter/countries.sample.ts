import type { FacetValue } from './facet-value';

const COUNTRIES = [
  ['Österreich', 3905],
  ['Italien', 1140],
  ['Deutschland', 988],
  ['Spanien', 612],
  ['Niederlande', 340],
  ['Frankreich', 318],
  ['Ungarn', 201],
  ['Griechenland', 96],
  ['Vereinigtes Königreich Großbritannien und Nordirland', 44],
  ['Ecuador', 31],
  ['Vietnam', 12],
  ['Neuseeland', 0],
] as const;

/** Countries of origin with their number of products. */
export const countryValues: readonly FacetValue[] = COUNTRIES.map(([label, count]) => ({
  key: label,
  label,
  count,
  selected: label === 'Italien',
}));
