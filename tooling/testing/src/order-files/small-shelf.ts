import { type Shelf, type ShelfProduct, shelfOf, type ShelfUnit } from './assortment';

const unit = (name: string, abbreviation: string, gtin?: string): ShelfUnit => ({
  name,
  abbreviation,
  gtin,
  isDefault: false,
  smallest: 1,
});

const product = (sku: string, name: string, ...units: readonly ShelfUnit[]): ShelfProduct => ({
  sku,
  name,
  units: units.map((one, index) => ({ ...one, isDefault: index === 0 })),
});

const KARTON = unit('Karton', 'Ktn');

/** A few articles with names that hold numbers, for tests that need no more. */
export const smallShelf = (): Shelf =>
  shelfOf([
    product('373326', 'Paradeiser geschält', unit('Dose', 'Dose', '9099000018550'), KARTON),
    product('145576', 'Paradeiser in Öl', unit('Kübel', 'Kübel', '9099000011056')),
    product('142616', 'Rispenparadeiser Kl. I 3 kg', unit('Kiste', 'Kiste'), unit('Halbe Kiste', '½ Kiste')),
    product('366700', 'Bio Dinkelmehl Type 700 Mühle Steiner', unit('Packung', 'Pkg'), KARTON),
    product('490011', 'Cola Sprizzo 24 × 0,33 l', unit('Tray', 'Tray'), unit('Palette', 'Pal')),
    product('502024', 'Zweigelt Burgenland 2024 Weinhof Pichl 0,75 l', unit('Flasche', 'Fl'), KARTON),
    product('122036', 'Obers 36 % Bergwiese 0,5 l', unit('Packung', 'Pkg'), KARTON),
    product('138694', 'Erdäpfel mehlig 10 kg', unit('Sack', 'Sack')),
    product('137001', 'Eier Freiland M 30er', unit('Lage', 'Lage'), KARTON),
    product('253864', 'TK Garnelen 8/12 roh m. Schale 1 kg', unit('Beutel', 'Btl'), KARTON),
    product('116600', 'Butter', unit('Packung', 'Pkg'), unit('Kilogramm', 'kg')),
    product('605701', 'Maschinenspülmittel chlorfrei 25 l', unit('Kanister', 'Kan')),
  ]);
