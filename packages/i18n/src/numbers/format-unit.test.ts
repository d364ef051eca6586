import { unitMeant } from '@gastroshop/domain/quantity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnit } from './format-unit';

describe('LOC-3: units in the language of the reader', () => {
  it.each([
    ['Ktn', 'carton', 'cartons'],
    ['Kiste', 'crate', 'crates'],
    ['½ Kiste', '½ crate', '½ crates'],
    ['Stk', 'pc', 'pcs'],
    ['STK.', 'pc', 'pcs'],
    ['Bd', 'bunch', 'bunches'],
    ['Kübel', 'bucket', 'buckets'],
    ['kg', 'kg', 'kg'],
    ['', '', ''],
  ])('%s is %s, and several are %s', (unit, one, several) => {
    expect([formatUnit(unit, 'en-GB'), formatUnit(unit, 'en-GB', true)]).toEqual([one, several]);
  });

  it('is as the branch wrote it in German, however it is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (unit, isSeveral) => {
        expect(formatUnit(unit, 'de-AT', isSeveral)).toBe(unit);
      }),
    );
  });

  it.each([
    ...[
      'Stk',
      'Ktn',
      'KT',
      'Kiste',
      '½ Kiste',
      'Ki',
      'Pal',
      'Btl',
      'Pkg',
      'Fl',
      'Kübel',
      'Be',
      'Dose',
      'Glas',
    ],
    ...['Sack', 'Kan', 'Netz', 'Bd', 'Schale', 'Tasse', 'Lage', 'Tube', 'Tray', 'Fass', 'Rolle', 'Port'],
    ...[
      'KRT',
      'Kar.',
      'STÜCK',
      'Flasche',
      'Eimer',
      'Pck',
      'Becher',
      'Palette',
      'Bund',
      'Steige',
      'Stg',
      'Gl',
      'Kbl',
    ],
  ])('%s is understood in English, where a paper comes back as an order', (abbreviation) => {
    const units = [{ name: abbreviation, abbreviation }];
    for (const isSeveral of [false, true]) {
      const word = formatUnit(abbreviation, 'en-GB', isSeveral);
      expect(word).not.toBe(abbreviation);
      expect(unitMeant(units, word)?.abbreviation).toBe(abbreviation);
    }
  });

  it.each(['KOLLO', 'VE', 'constructor', '__proto__', 'toString', '½'])(
    'leaves %s, for which the trade has no English word, as it is written',
    (unit) => {
      expect([formatUnit(unit, 'en-GB'), formatUnit(unit, 'en-GB', true)]).toEqual([unit, unit]);
    },
  );
});
