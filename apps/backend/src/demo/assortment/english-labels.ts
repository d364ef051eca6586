import type { ProductDocument, ProductLabels } from '../../db';

/** English of the units' German names. */
const UNITS: Readonly<Record<string, string>> = {
  Becher: 'Tub',
  Beutel: 'Bag',
  Bund: 'Bunch',
  Dose: 'Can',
  Fass: 'Keg',
  Flasche: 'Bottle',
  Glas: 'Jar',
  'Halbe Kiste': 'Half crate',
  Kanister: 'Canister',
  Karton: 'Carton',
  Kilogramm: 'Kilogram',
  Kiste: 'Crate',
  Kübel: 'Bucket',
  Lage: 'Layer',
  Netz: 'Net',
  Packung: 'Pack',
  Palette: 'Pallet',
  Rolle: 'Roll',
  Sack: 'Sack',
  Schale: 'Punnet',
  Stück: 'Piece',
  Tasse: 'Tray',
  Tray: 'Tray',
  Tube: 'Tube',
};

/** English of what attributes and conditions are called, by their keys. */
const NAMES: Readonly<Record<string, string>> = {
  Ama: 'AMA quality seal',
  Veget: 'vegetarian',
  REGIONAL: 'Regional',
  AB_HOF: 'Sold from the farm',
  SAISON: 'Seasonal',
  ABVERKAUF: 'Clearance',
};

/** English of a German name. */
const english = (words: Readonly<Record<string, string>>, name: string): string => {
  const found = words[name];
  if (found === undefined) throw new Error(`There is no English for ${name}`);
  return found;
};

const namesOf = (parts: readonly { readonly key: string; readonly displayName?: string | undefined }[]) =>
  Object.fromEntries(
    parts.flatMap(({ key, displayName }) => (displayName === undefined ? [] : [[key, english(NAMES, key)]])),
  );

/**
 * What an article's units, attributes and conditions are called in English.
 *
 * @throws Error for a name the demonstration has no English for
 */
export const englishLabels = ({
  units,
  attributes,
  salesConditions = [],
}: Pick<ProductDocument, 'units' | 'attributes' | 'salesConditions'>): ProductLabels => ({
  units: Object.fromEntries(units.map(({ abbreviation, name }) => [abbreviation, english(UNITS, name)])),
  attributes: namesOf(attributes),
  salesConditions: namesOf(salesConditions),
});
