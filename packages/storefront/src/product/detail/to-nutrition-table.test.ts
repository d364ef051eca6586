import type { ProductDetails } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { nutrientName } from './nutrient-name';
import { toNutritionTable } from './to-nutrition-table';

const tables: ProductDetails['nutrientTables'] = [
  {
    basis: 'PER_100',
    energy: { kj: '935', kcal: '223' },
    groups: [
      { key: 'SALT', quantity: '0.31', unit: 'g' },
      {
        key: 'FAT',
        quantity: '8.4',
        unit: 'g',
        children: [{ key: 'SATURATES', quantity: '4.6', unit: 'g' }],
      },
    ],
    vitaminsAndMinerals: [{ key: 'CALCIUM', quantity: '120', unit: 'mg', dailyIntakePercent: '15' }],
  },
  {
    basis: 'PER_PORTION',
    energy: { kj: '1403', kcal: '335' },
    groups: [{ key: 'FAT', quantity: '12.6', unit: 'g' }],
  },
];
const german = (key: string): string => nutrientName(key, 'de-AT');

describe('PRD-10: nutrients', () => {
  it('per 100 g and per portion side by side, kJ and kcal, in groups, with the share of a day', () => {
    expect(toNutritionTable({}, { nutrientTables: tables }, german)).toEqual({
      basis: '100 g',
      energy: {
        per100: { kj: '935\u00a0kJ', kcal: '223\u00a0kcal' },
        perPortion: { kj: '1.403\u00a0kJ', kcal: '335\u00a0kcal' },
        reference: '17',
      },
      rows: [
        { nutrient: 'FAT', depth: 0, per100: '8,4\u00a0g', perPortion: '12,6\u00a0g', reference: '18' },
        {
          nutrient: 'SATURATES',
          depth: 1,
          per100: '4,6\u00a0g',
          perPortion: undefined,
          reference: undefined,
        },
        { nutrient: 'SALT', depth: 0, per100: '0,31\u00a0g', perPortion: undefined, reference: undefined },
        {
          nutrient: { name: 'Kalzium' },
          depth: 0,
          per100: '120\u00a0mg',
          perPortion: undefined,
          reference: undefined,
        },
      ],
    });
  });

  it('without a portion the share is that of 100 ml, for drinks', () => {
    const shown = toNutritionTable(
      { netFillingQuantity: { quantity: 1, unit: 'l' } },
      { nutrientTables: tables.slice(0, 1) },
      german,
    );
    expect(shown).toMatchObject({ basis: '100 ml', energy: { reference: '11' } });
    expect(shown?.rows.at(-1)).toMatchObject({ nutrient: { name: 'Kalzium' }, reference: '15' });
  });

  it('are nothing where nothing is told', () => {
    expect(toNutritionTable({}, { nutrientTables: [] }, german)).toBeUndefined();
  });

  it('what the shop has no name for stays readable', () => {
    expect(nutrientName('OMEGA_3', 'de-AT')).toBe('Omega 3');
    expect(nutrientName('IRON', 'en-GB')).toBe('Iron');
  });
});
