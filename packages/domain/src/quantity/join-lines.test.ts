import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines } from './join-lines';

const UNITS = [
  { abbreviation: 'Stk', ratio: '1' },
  { abbreviation: 'Ktn', ratio: 6 },
  { abbreviation: 'Pal', ratio: 240 },
];
const line = (amount: number, unitAbbreviation: string, ratio?: number) => ({
  amount,
  unitAbbreviation,
  ...(ratio !== undefined && { ratio }),
});

describe('ORD-6: a line of the cart joins one of an order', () => {
  it('is new, adds up in its unit, or in the first that holds both whole', () => {
    expect(joinLines(undefined, line(3, 'Stk'), [])).toEqual(line(3, 'Stk'));
    expect(joinLines({ ...line(2, 'Stk'), ratio: 1 }, line(3, 'Stk'), [])).toEqual(line(5, 'Stk'));
    expect(joinLines({ ...line(1, 'Ktn'), ratio: 6 }, line(12, 'Stk', 1), UNITS)).toEqual(line(3, 'Ktn'));
    expect(joinLines({ ...line(1, 'Ktn'), ratio: 6 }, line(3, 'Stk', 1), UNITS)).toEqual(line(9, 'Stk'));
    // The order's unit is not sold any more.
    expect(joinLines({ ...line(1, 'Sack'), ratio: 5 }, line(1, 'Ktn', 6), UNITS)).toEqual(line(11, 'Stk'));
  });

  it('is nothing where no unit holds both', () => {
    expect(joinLines({ ...line(1, 'Sack'), ratio: '0.5' }, line(1, 'Ktn', 6), [])).toBeUndefined();
    expect(joinLines({ ...line(1, 'Sack'), ratio: 5 }, line(1, 'Ktn'), UNITS)).toBeUndefined();
  });

  it('never makes goods more or less', () => {
    const amount = fc.record({ unit: fc.constantFrom(...UNITS), amount: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(amount, amount, (there, more) => {
        const [present, added] = [there, more].map((one) => ({
          unitAbbreviation: one.unit.abbreviation,
          ratio: one.unit.ratio,
          amount: one.amount,
        }));
        if (added === undefined) return;
        const joined = joinLines(present, added, UNITS);
        const ratio = UNITS.find(({ abbreviation }) => abbreviation === joined?.unitAbbreviation)?.ratio;
        expect((joined?.amount ?? 0) * Number(ratio)).toBe(
          there.amount * Number(there.unit.ratio) + more.amount * Number(more.unit.ratio),
        );
      }),
    );
  });
});
