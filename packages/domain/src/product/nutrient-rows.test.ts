import { describe, expect, it } from 'vitest';
import { BASE_NUTRIENTS, type NutrientTable } from './nutrient';
import { nutrientRows } from './nutrient-rows';
import { energyIntakePercent, REFERENCE_INTAKES_IN_GRAMS, referenceIntakePercent } from './reference-intake';

const linesOf = (table: NutrientTable): readonly string[] =>
  nutrientRows(table).map(
    ({ key, depth, quantity, unit, referenceIntakePercent: percent }) =>
      `${'- '.repeat(depth)}${key} ${quantity} ${unit}${percent === undefined ? '' : ` = ${percent} %`}`,
  );

describe('PRD-10: nutrients in the order of the law, with reference intake', () => {
  it('puts kJ before kcal and sorts the groups, children below them', () => {
    expect(
      linesOf({
        basis: 'PER_100',
        energy: { kcal: '250', kj: '1046' },
        groups: [
          { key: 'SALT', quantity: '1.5', unit: 'g' },
          { key: 'OMEGA_3', quantity: '0.4', unit: 'g' },
          { key: 'PROTEIN', quantity: '8', unit: 'g' },
          {
            key: 'CARBOHYDRATE',
            quantity: '30',
            unit: 'g',
            children: [
              { key: 'STARCH', quantity: '20', unit: 'g' },
              { key: 'SUGARS', quantity: '5', unit: 'g' },
            ],
          },
          { key: 'FIBRE', quantity: '3', unit: 'g' },
          {
            key: 'FAT',
            quantity: '10',
            unit: 'g',
            children: [
              { key: 'POLYUNSATURATES', quantity: '2', unit: 'g' },
              { key: 'SATURATES', quantity: '4', unit: 'g' },
            ],
          },
        ],
        vitaminsAndMinerals: [
          { key: 'VITAMIN_C', quantity: '12', unit: 'mg' },
          { key: 'CALCIUM', quantity: '120', unit: 'mg' },
        ],
      }),
    ).toEqual([
      'ENERGY 1046 kJ = 12 %',
      'ENERGY 250 kcal = 13 %',
      'FAT 10 g = 14 %',
      '- SATURATES 4 g = 20 %',
      '- POLYUNSATURATES 2 g',
      'CARBOHYDRATE 30 g = 12 %',
      '- SUGARS 5 g = 6 %',
      '- STARCH 20 g',
      'FIBRE 3 g',
      'PROTEIN 8 g = 16 %',
      'SALT 1.5 g = 25 %',
      'OMEGA_3 0.4 g',
      'VITAMIN_C 12 mg = 15 %',
      'CALCIUM 120 mg = 15 %',
    ]);
  });

  it('keeps the order of the base nutrients', () => {
    expect(BASE_NUTRIENTS.map(({ key }) => key).join(' ')).toBe(
      'FAT SATURATES MONOUNSATURATES POLYUNSATURATES CARBOHYDRATE SUGARS POLYOLS STARCH FIBRE PROTEIN SALT',
    );
  });

  it('sets "of which" lines in when the table is flat', () => {
    const nutrients = BASE_NUTRIENTS.map(
      ({ key }) => ({ key, quantity: '0', unit: 'g' }) as const,
    ).toReversed();
    const rows = nutrientRows({ basis: 'PER_PORTION', groups: nutrients });
    expect(rows.map(({ key, depth }) => key.slice(0, 3) + String(depth)).join(' ')).toBe(
      'FAT0 SAT1 MON1 POL1 CAR0 SUG1 POL1 STA1 FIB0 PRO0 SAL0',
    );
  });

  it('shows energy only as it is stated', () => {
    expect(linesOf({ basis: 'PER_100', energy: { kj: '8400' } })).toEqual(['ENERGY 8400 kJ = 100 %']);
    expect(linesOf({ basis: 'PER_100', energy: { kcal: '2000' } })).toEqual(['ENERGY 2000 kcal = 100 %']);
    expect(linesOf({ basis: 'PER_100' })).toEqual([]);
  });

  it("lets the producer's own share go first", () => {
    const salt = { key: 'SALT', quantity: '6', unit: 'g', dailyIntakePercent: '99' } as const;
    expect(linesOf({ basis: 'PER_100', groups: [salt] })).toEqual(['SALT 6 g = 99 %']);
  });
});

describe('PRD-10: shares of an average adult, 8400 kJ / 2000 kcal a day', () => {
  it.each([
    ['kj', '1050', '13'],
    ['kj', '1049', '12'],
    ['kcal', '250', '13'],
    ['kcal', '249.9', '12'],
    ['kcal', '0', '0'],
  ] as const)('%s %s is %s %%', (unit, quantity, percent) => {
    expect(energyIntakePercent(unit, quantity)).toBe(percent);
  });

  it.each([
    ['FAT', '70', 'g', '100'],
    ['SALT', '6000', 'mg', '100'],
    ['VITAMIN_D', '5', 'µg', '100'],
    ['VITAMIN_B12', '0.0000025', 'g', '100'],
    ['PROTEIN', '0.25', 'g', '1'],
    ['PROTEIN', '0.24', 'g', '0'],
    ['FIBRE', '10', 'g', undefined],
    ['constructor', '10', 'g', undefined],
  ] as const)('%s %s %s is %s %%', (key, quantity, unit, percent) => {
    expect(referenceIntakePercent(key, quantity, unit)).toBe(percent);
  });

  it('holds the daily amounts of the regulation in grams', () => {
    expect([...REFERENCE_INTAKES_IN_GRAMS].map((entry) => entry.join(' ')).join(', ')).toBe(
      'FAT 70, SATURATES 20, CARBOHYDRATE 260, SUGARS 90, PROTEIN 50, SALT 6, VITAMIN_A 0.0008, VITAMIN_D 0.000005, ' +
        'VITAMIN_E 0.012, VITAMIN_K 0.000075, VITAMIN_C 0.08, THIAMIN 0.0011, RIBOFLAVIN 0.0014, NIACIN 0.016, ' +
        'VITAMIN_B6 0.0014, FOLIC_ACID 0.0002, VITAMIN_B12 0.0000025, BIOTIN 0.00005, PANTOTHENIC_ACID 0.006, ' +
        'POTASSIUM 2, CHLORIDE 0.8, CALCIUM 0.8, PHOSPHORUS 0.7, MAGNESIUM 0.375, IRON 0.014, ZINC 0.01, ' +
        'COPPER 0.001, MANGANESE 0.002, FLUORIDE 0.0035, SELENIUM 0.000055, CHROMIUM 0.00004, ' +
        'MOLYBDENUM 0.00005, IODINE 0.00015',
    );
  });
});
