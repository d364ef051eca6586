import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, type Decimal } from '../money';
import { storageQuantity } from '../quantity';
import { mergeOrderLines, type ResolvedOrderLine } from './merge-order-lines';

const piece = { abbreviation: 'ST', ratio: 1 };
const carton = { abbreviation: 'KT', ratio: '6' };
const bundle = { abbreviation: 'BD', ratio: '4' };

const line = (
  lineNumber: number,
  sku: string,
  amount: number,
  unit: ResolvedOrderLine['unit'],
): ResolvedOrderLine => ({ lineNumber, sku, amount, unit });

describe('an order list that names a sku in two units is joined in the smaller, and says so', () => {
  it('whichever comes first', () => {
    const joined = {
      sku: '1',
      unit: piece,
      amount: 15,
      storageQuantity: '15',
      lineNumbers: [1, 2],
      remarks: ['JOINED_IN_SMALLER_UNIT'],
    };
    expect(mergeOrderLines([line(1, '1', 2, carton), line(2, '1', 3, piece)])).toStrictEqual([joined]);
    expect(mergeOrderLines([line(1, '1', 3, piece), line(2, '1', 2, carton)])).toStrictEqual([joined]);
  });

  it('adds up what is in one unit, scans too', () => {
    expect(mergeOrderLines([1, 2, 3].map((lineNumber) => line(lineNumber, '1', 1, carton)))).toStrictEqual([
      {
        sku: '1',
        unit: carton,
        amount: 3,
        storageQuantity: '18',
        lineNumbers: [1, 2, 3],
        remarks: ['JOINED'],
      },
    ]);
  });

  it('takes two names of the same quantity for one unit', () => {
    const box = { abbreviation: 'BX', ratio: '6.0' };
    expect(mergeOrderLines([line(1, '1', 1, box), line(2, '1', 1, carton)])).toMatchObject([
      { unit: box, amount: 2, remarks: ['JOINED'] },
    ]);
  });

  it('leaves single lines as they are, in the order of the list', () => {
    expect(
      mergeOrderLines([line(1, '2', 5, carton), line(2, '1', 1, piece), line(4, '2', 1, carton)]).map(
        ({ sku, amount, lineNumbers, remarks }) => ({ sku, amount, lineNumbers, remarks }),
      ),
    ).toEqual([
      { sku: '2', amount: 6, lineNumbers: [1, 4], remarks: ['JOINED'] },
      { sku: '1', amount: 1, lineNumbers: [2], remarks: [] },
    ]);
  });

  it('gives no amount when the sum is no whole number of the smaller unit', () => {
    expect(mergeOrderLines([line(1, '1', 1, carton), line(2, '1', 1, bundle)])).toStrictEqual([
      {
        sku: '1',
        unit: bundle,
        storageQuantity: '10',
        lineNumbers: [1, 2],
        remarks: ['JOINED_IN_SMALLER_UNIT', 'NOT_WHOLE'],
      },
    ]);
    expect(mergeOrderLines([line(1, '1', 2, carton), line(2, '1', 1, bundle)])).toMatchObject([
      { unit: bundle, amount: 4, remarks: ['JOINED_IN_SMALLER_UNIT'] },
    ]);
  });

  it('gives no amount above 99999', () => {
    expect(mergeOrderLines([line(1, '1', 99_998, piece), line(2, '1', 1, piece)])).toMatchObject([
      { amount: 99_999, remarks: ['JOINED'] },
    ]);
    const [tooLarge] = mergeOrderLines([line(1, '1', 99_999, piece), line(2, '1', 1, piece)]);
    expect(tooLarge).toMatchObject({ storageQuantity: '100000', remarks: ['JOINED', 'TOO_LARGE'] });
    expect(tooLarge).not.toHaveProperty('amount');
  });

  it.each([0, -3, NaN])('refuses %s, which no line orders', (amount) => {
    expect(() => mergeOrderLines([line(1, '1', 5, piece), line(7, '1', amount, piece)])).toThrow(
      new RangeError(`Not an amount above 0 in line 7: ${amount}`),
    );
  });

  it('preserves the quantity in storage units', () => {
    const unit = fc.constantFrom(piece, carton, bundle, { abbreviation: 'dag', ratio: '0.01' });
    const lines = fc.array(
      fc.record({
        lineNumber: fc.nat(),
        sku: fc.constantFrom('1', '2'),
        amount: fc.integer({ min: 1, max: 9999 }),
        unit,
      }),
    );
    const sum = (quantities: readonly string[]): string =>
      quantities.reduce<Decimal>((total, quantity) => total.plus(quantity), decimal(0)).toFixed();
    fc.assert(
      fc.property(lines, (all) => {
        const joined = mergeOrderLines(all);
        for (const { sku, storageQuantity: total, amount, unit: joinedUnit } of joined) {
          const own = all.filter((one) => one.sku === sku);
          expect(total).toBe(sum(own.map((one) => storageQuantity(one.amount, one.unit))));
          if (amount !== undefined) expect(storageQuantity(amount, joinedUnit)).toBe(total);
        }
        expect(joined.flatMap(({ lineNumbers }) => lineNumbers)).toHaveLength(all.length);
      }),
    );
  });
});
