import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Unit } from '../quantity';
import { commitLine } from './commit-line';
import { lineProblem } from './line-problem';

const unit = (abbreviation: string, ratio: number | string): Unit => ({
  name: abbreviation,
  abbreviation,
  ratio,
  isDefault: false,
  isVisible: true,
  isStorageUnit: ratio === 1,
});
const article = { minSaleQuantity: 10, units: [unit('ST', 1), unit('KT', 6), unit('G', '0.00001')] };
const line = (amount: number, unitAbbreviation: string) => ({
  sku: '100123',
  amount,
  unitAbbreviation,
  note: 'reif',
});

describe('QTY-2: a committed amount below the minimum becomes the smallest allowed, also after a change of unit', () => {
  it.each([
    [9, 'ST', 10],
    [1, 'KT', 2],
    [0, 'KT', 2],
  ])('%d %s becomes %i and warns', (amount, abbreviation, corrected) => {
    expect(commitLine(line(amount, abbreviation), article)).toEqual({
      line: line(corrected, abbreviation),
      correction: {
        orderable: true,
        corrected: true,
        amount: corrected,
        given: amount,
        minimum: corrected,
        reason: 'BELOW_MINIMUM',
      },
    });
  });

  it.each([
    [10, 'ST'],
    [2, 'KT'],
    [3, 'KT'],
  ])('%d %s stays and does not warn', (amount, abbreviation) => {
    expect(commitLine(line(amount, abbreviation), article)).toMatchObject({
      line: line(amount, abbreviation),
      correction: { corrected: false },
    });
  });

  it('knows no minimum where the article has none', () => {
    expect(commitLine(line(1, 'ST'), { units: article.units })?.line).toEqual(line(1, 'ST'));
  });

  it.each(['KISTE', 'G'])('has nothing to store for the unit %s', (abbreviation) => {
    expect(commitLine(line(1, abbreviation), article)).toBeUndefined();
  });

  it('reaches an amount the server takes in one step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 200_000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom('0.1', '0.3', '1', '6', '7.5'),
        (amount, minSaleQuantity, ratio) => {
          const units = [unit('X', ratio)];
          const committed = commitLine(line(amount, 'X'), { units, minSaleQuantity });
          const stored = committed?.line ?? line(0, 'X');
          expect(
            lineProblem(stored, { name: 'Kaffee', status: 'ACTIVE', minSaleQuantity, units }),
          ).toBeUndefined();
        },
      ),
    );
  });
});
