import type { Words } from './product-traits';

/** What goods are packed in: the unit's name, its abbreviation, and the plural of both languages for texts. */
export interface Container {
  readonly name: string;
  readonly abbreviation: string;
  readonly plural: Words;
  readonly singular: Words;
}

const container = (
  name: string,
  abbreviation: string,
  plural: string,
  en: string,
  enPlural: string,
): Container => ({
  name,
  abbreviation,
  plural: [plural, enPlural],
  singular: [name, en],
});

const CONTAINERS: Readonly<Record<string, Container>> = {
  Be: container('Becher', 'Be', 'Becher', 'tub', 'tubs'),
  Btl: container('Beutel', 'Btl', 'Beutel', 'bag', 'bags'),
  Bund: container('Bund', 'Bd', 'Bund', 'bunch', 'bunches'),
  Dose: container('Dose', 'Dose', 'Dosen', 'can', 'cans'),
  Fass: container('Fass', 'Fass', 'Fässer', 'keg', 'kegs'),
  Fl: container('Flasche', 'Fl', 'Flaschen', 'bottle', 'bottles'),
  Glas: container('Glas', 'Glas', 'Gläser', 'jar', 'jars'),
  Kan: container('Kanister', 'Kan', 'Kanister', 'canister', 'canisters'),
  Kiste: container('Kiste', 'Kiste', 'Kisten', 'crate', 'crates'),
  Ktn: container('Karton', 'Ktn', 'Kartons', 'carton', 'cartons'),
  Kübel: container('Kübel', 'Kübel', 'Kübel', 'bucket', 'buckets'),
  Lage: container('Lage', 'Lage', 'Lagen', 'tray', 'trays'),
  Netz: container('Netz', 'Netz', 'Netze', 'net', 'nets'),
  Pkg: container('Packung', 'Pkg', 'Packungen', 'pack', 'packs'),
  Ro: container('Rolle', 'Rolle', 'Rollen', 'roll', 'rolls'),
  Sack: container('Sack', 'Sack', 'Säcke', 'sack', 'sacks'),
  Schale: container('Schale', 'Schale', 'Schalen', 'punnet', 'punnets'),
  Stk: container('Stück', 'Stk', 'Stück', 'piece', 'pieces'),
  Ta: container('Tasse', 'Tasse', 'Tassen', 'tray', 'trays'),
  Tray: container('Tray', 'Tray', 'Trays', 'tray', 'trays'),
  Tube: container('Tube', 'Tube', 'Tuben', 'tube', 'tubes'),
  kg: container('Kilogramm', 'kg', 'kg', 'kilogram', 'kilograms'),
};

/**
 * A container by its key.
 *
 * @throws Error for a key that is not known
 */
export const containerOf = (key: string): Container => {
  const found = CONTAINERS[key];
  if (found === undefined) throw new Error(`No container is called ${key}`);
  return found;
};
