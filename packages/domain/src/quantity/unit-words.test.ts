import { describe, expect, it } from 'vitest';
import { isTradeUnit, unitMeant } from './unit-words';

const UNITS = {
  Ktn: { name: 'Karton', abbreviation: 'Ktn' },
  KT: { name: 'Karton', abbreviation: 'KT' },
  ST: { name: 'Stück', abbreviation: 'ST' },
  Stk: { name: 'Stück', abbreviation: 'Stk' },
  Dose: { name: 'Dose', abbreviation: 'Dose' },
  Kiste: { name: 'Kiste', abbreviation: 'Kiste' },
  half: { name: 'Halbe Kiste', abbreviation: '½ Kiste' },
  Fl: { name: 'Flasche', abbreviation: 'Fl' },
  Btl: { name: 'Beutel', abbreviation: 'Btl' },
  Glas: { name: 'Glas', abbreviation: 'Glas' },
  Pkg: { name: 'Packung', abbreviation: 'Pkg' },
  Sack: { name: 'Sack', abbreviation: 'Sack' },
  bucket: { name: 'Kübel', abbreviation: 'Kübel' },
  Tasse: { name: 'Tasse', abbreviation: 'Tasse' },
  kg: { name: 'Kilogramm', abbreviation: 'kg' },
  Fuder: { name: 'Fuder', abbreviation: 'Fud' },
} as const;

describe('the unit that a word means', () => {
  it.each([
    ['Dosen', ['Dose', 'Ktn'], 'Dose'],
    ['DS', ['Dose', 'Ktn'], 'Dose'],
    ['cans', ['Dose', 'Ktn'], 'Dose'],
    ['Kisten', ['Kiste', 'kg'], 'Kiste'],
    ['Ki.', ['Kiste', 'kg'], 'Kiste'],
    ['Flaschen', ['Fl', 'Kiste'], 'Fl'],
    ['Btl', ['Fl', 'Kiste'], 'Fl'],
    ['Btl', ['Btl', 'Fl'], 'Btl'],
    ['Gläser', ['Glas', 'Ktn'], 'Glas'],
    ['Packungen', ['Pkg', 'Ktn'], 'Pkg'],
    ['pkt', ['Pkg', 'Ktn'], 'Pkg'],
    ['Kartons', ['Stk', 'Ktn'], 'Ktn'],
    ['Kart.', ['Stk', 'Ktn'], 'Ktn'],
    ['KT', ['Stk', 'Ktn'], 'Ktn'],
    ['ktn', ['ST', 'KT'], 'KT'],
    ['KAR', ['Stk', 'Ktn'], 'Ktn'],
    ['Karton(s)', ['Stk', 'Ktn'], 'Ktn'],
    ['Dose/n', ['Dose', 'Ktn'], 'Dose'],
    ['Kiste(n)', ['Kiste', 'half'], 'Kiste'],
    ['ST', ['Stk', 'Ktn'], 'Stk'],
    ['Stück', ['ST', 'KT'], 'ST'],
    ['Säcke', ['Sack', 'kg'], 'Sack'],
    ['Eimer', ['bucket', 'Ktn'], 'bucket'],
    ['Tassen', ['Tasse', 'kg'], 'Tasse'],
    ['Kilo', ['kg', 'Kiste'], 'kg'],
    ['½ Kiste', ['Kiste', 'half'], 'half'],
    ['1/2 kiste', ['Kiste', 'half'], 'half'],
    ['halbe Kiste', ['Kiste', 'half'], 'half'],
    ['Kiste', ['Kiste', 'half'], 'Kiste'],
    ['Fudern', ['Fuder', 'kg'], 'Fuder'],
    ['½ Kiste', ['Kiste', 'kg'], undefined],
    ['Ktn à 6 Dosen', ['Dose', 'Ktn'], undefined],
    ['Kolli', ['bucket', 'Ktn'], undefined],
    ['Kolli', ['Dose'], undefined],
    ['VE', ['Ktn'], undefined],
    ['Fass', ['Dose', 'Ktn'], undefined],
    ['Fuder', ['Dose', 'Ktn'], undefined],
    ['', ['Dose'], undefined],
    ['.', ['Dose'], undefined],
  ] as const)('%j among %j is %s', (written, among, expected) => {
    const units = among.map((key) => UNITS[key]);
    expect(unitMeant(units, written)?.abbreviation).toBe(
      expected === undefined ? undefined : UNITS[expected].abbreviation,
    );
  });

  it('takes none where a word fits several', () => {
    const cartons = [
      { name: 'Karton 6', abbreviation: 'K6' },
      { name: 'Karton', abbreviation: 'KT' },
      { name: 'Karton', abbreviation: 'KX' },
    ];
    expect(unitMeant(cartons, 'Karton')).toBeUndefined();
    expect(unitMeant(cartons, 'kt')?.abbreviation).toBe('KT');
    expect(unitMeant([UNITS.Fl, UNITS.Btl], 'bt')).toBeUndefined();
  });

  it('finds each unit by its own words, whatever their case', () => {
    for (const unit of Object.values(UNITS))
      for (const word of [unit.name, unit.abbreviation])
        for (const written of [word, word.toUpperCase(), ` ${word.toLowerCase()}. `])
          expect(unitMeant([unit], written)).toBe(unit);
  });
});

describe('words of the trade for units', () => {
  it.each(['Stk.', 'KARTON', 'Tassen', 'Schale', 'Kolli', 'btl', 'säcke'])('%s is one', (word) => {
    expect(isTradeUnit(word)).toBe(true);
  });

  it.each(['Tomaten', '', '.', 'x', 'Stk..', 'Fuder'])('%j is none', (word) => {
    expect(isTradeUnit(word)).toBe(false);
  });
});
