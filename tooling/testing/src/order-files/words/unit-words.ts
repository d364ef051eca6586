/** Words people write for a unit: those anybody in the trade knows, and those only some do. */
interface UnitSpellings {
  readonly plain: readonly string[];
  readonly odd: readonly string[];
}

const spellings = (plain: string, odd = ''): UnitSpellings => ({
  plain: plain.split(',').map((word) => word.trim()),
  odd: odd === '' ? [] : odd.split(',').map((word) => word.trim()),
});

const GERMAN: Readonly<Record<string, UnitSpellings>> = {
  Becher: spellings('Becher, Be, becher', 'Bech., BE'),
  Beutel: spellings('Beutel, Btl, Btl., beutel', 'BTL, Beut., Sackerl'),
  Bund: spellings('Bund, Bd, bund, Bd.', 'Bnd'),
  Dose: spellings('Dose, Dosen, dosen, dose', 'Ds, Ds., DOS'),
  Fass: spellings('Fass, Fässer, fass', 'Faß, Fss'),
  Flasche: spellings('Flasche, Flaschen, Fl, Fl., fl, flaschen', 'Flsch., FLA'),
  Glas: spellings('Glas, Gläser, glas', 'Gl., Glaeser'),
  'Halbe Kiste': spellings('½ Kiste, Halbe Kiste, halbe Kiste', '1/2 Kiste, ½ Ki'),
  Kanister: spellings('Kanister, Kan, kanister', 'Kan., KAN'),
  Karton: spellings(
    'Karton, Kartons, Ktn, Ktn., ktn, KTN, karton, Kart., KT, KAR',
    'Krt, Karts., Schachteln',
  ),
  Kilogramm: spellings('kg, KG, Kg, Kilo, Kilogramm', 'kilos, kg.'),
  Kiste: spellings('Kiste, Kisten, kiste, kisten, Ki.', 'Ki, KI, Kst.'),
  Kübel: spellings('Kübel, kübel, KÜBEL', 'Kuebel, Kbl, Eimer'),
  Lage: spellings('Lage, Lagen, lagen', 'LAG'),
  Netz: spellings('Netz, Netze, netz', 'NTZ'),
  Packung: spellings('Packung, Packungen, Pkg, Pkg., pkg, PKG', 'Pack, Pckg, Pck., Packerl, Pk'),
  Palette: spellings('Palette, Paletten, Pal, Pal.', 'PAL, pal'),
  Rolle: spellings('Rolle, Rollen, rollen', 'Rl., ROL'),
  Sack: spellings('Sack, Säcke, sack', 'Saecke, SA'),
  Schale: spellings('Schale, Schalen, schalen', 'Sch., Schälchen'),
  Stück: spellings('Stück, Stk, Stk., stk, STK, St, ST, stück', 'Stueck, Stck, Stck., St.'),
  Tasse: spellings('Tasse, Tassen, tasse', 'TAS'),
  Tray: spellings('Tray, Trays, tray', 'TRY'),
  Tube: spellings('Tube, Tuben, tube', 'TUB'),
};

const ENGLISH: Readonly<Record<string, string>> = {
  Beutel: 'bag, bags',
  Bund: 'bunch, bunches',
  Dose: 'can, cans, tins',
  Fass: 'keg, kegs',
  Flasche: 'bottle, bottles',
  Glas: 'jar, jars',
  Karton: 'carton, cartons, ctn, box',
  Kilogramm: 'kg, kilo',
  Kiste: 'crate, crates',
  Kübel: 'bucket, buckets',
  Packung: 'pack, packs',
  Palette: 'pallet, pallets',
  Sack: 'sack, sacks',
  Stück: 'pc, pcs, pieces, piece',
};

/** Whether anybody would know the words. */
export interface UnitSpelling {
  readonly text: string;
  readonly isPlain: boolean;
}

/** All words for a unit: by its name, its abbreviation, and what people make of them. */
export const unitSpellings = ({
  name,
  abbreviation,
}: {
  readonly name: string;
  readonly abbreviation: string;
}): readonly UnitSpelling[] => {
  const { plain, odd } = GERMAN[name] ?? { plain: [], odd: [] };
  const english = ENGLISH[name]?.split(', ') ?? [];
  const plainly = [...new Set([abbreviation, name, ...plain])].map((text) => ({ text, isPlain: true }));
  return [...plainly, ...[...odd, ...english].map((text) => ({ text, isPlain: false }))];
};

/** Words that name a unit hardly any article is sold in. */
export const STRANGE_UNITS = [
  'Bottich',
  'Fuhre',
  'Waggon',
  'Portion',
  'Handvoll',
  'Container',
  'Dtzd',
] as const;
