import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../money';
import { proposeReplenishment, type ReplenishmentProposal } from './propose-replenishment';

describe('from count to order: what is missing against par, rounded up to whole units', () => {
  it.each<[string, number, string, string, number, ReplenishmentProposal]>([
    ['more than enough', 4, '25', '6', 0, { kind: 'ENOUGH' }],
    ['just enough', 4, '24', '6', 0, { kind: 'ENOUGH' }],
    [
      'a little missing',
      4,
      '23.9',
      '6',
      0,
      { kind: 'ORDER', amount: 1, missing: '0.1', raisedToMinimum: false },
    ],
    ['whole units', 4, '12', '6', 0, { kind: 'ORDER', amount: 2, missing: '12', raisedToMinimum: false }],
    ['begun unit', 4, '10', '6', 0, { kind: 'ORDER', amount: 3, missing: '14', raisedToMinimum: false }],
    [
      'fraction ratio',
      3,
      '0',
      '0.1',
      0,
      { kind: 'ORDER', amount: 3, missing: '0.3', raisedToMinimum: false },
    ],
  ])('%s', (_case, par, counted, ratio, minSaleQuantity, proposal) => {
    expect(proposeReplenishment({ par, counted, unit: { ratio }, minSaleQuantity })).toEqual(proposal);
  });

  it('QTY-1: orders at least the smallest allowed amount', () => {
    const input = { par: 2, counted: '5', unit: { ratio: 6 } };
    expect(proposeReplenishment({ ...input, minSaleQuantity: 18 })).toEqual({
      kind: 'ORDER',
      amount: 3,
      missing: '7',
      raisedToMinimum: true,
    });
    expect(proposeReplenishment({ ...input, minSaleQuantity: 12 })).toEqual({
      kind: 'ORDER',
      amount: 2,
      missing: '7',
      raisedToMinimum: false,
    });
  });

  it.each<[string, ReplenishmentProposal]>([
    ['0', { kind: 'ORDER', amount: 3, missing: '14', raisedToMinimum: false }],
    ['2.5', { kind: 'ORDER', amount: 2, missing: '11.5', raisedToMinimum: false }],
    ['13.9', { kind: 'ORDER', amount: 1, missing: '0.1', raisedToMinimum: false }],
    ['14', { kind: 'ENOUGH' }],
    ['99', { kind: 'ENOUGH' }],
  ])('INV-2: what is on its way is not ordered a second time: %s', (expected, proposal) => {
    expect(
      proposeReplenishment({ par: 4, counted: '10', expected, unit: { ratio: 6 }, minSaleQuantity: 0 }),
    ).toEqual(proposal);
  });

  it('proposes nothing beyond 99999 of the unit', () => {
    const input = { counted: '0', unit: { ratio: 1 }, minSaleQuantity: 0 };
    expect(proposeReplenishment({ ...input, par: 99_999 })).toMatchObject({ kind: 'ORDER', amount: 99_999 });
    expect(proposeReplenishment({ ...input, par: 100_000 })).toEqual({
      kind: 'NOT_IN_THIS_UNIT',
      missing: '100000',
    });
    expect(proposeReplenishment({ ...input, par: 1, minSaleQuantity: 100_000 })).toEqual({
      kind: 'NOT_IN_THIS_UNIT',
      missing: '1',
    });
  });

  it('fills the stock up to par, and with one unit less would not', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(5000),
        fc.integer({ min: 1, max: 300 }),
        (par, countedTenths, ratioTenths) => {
          const ratio = decimal(ratioTenths).dividedBy(10);
          const counted = decimal(countedTenths).dividedBy(10);
          const proposal = proposeReplenishment({
            par,
            counted,
            unit: { ratio: ratio.toFixed() },
            minSaleQuantity: 0,
          });
          const amount = proposal.kind === 'ORDER' ? proposal.amount : 0;
          const wanted = ratio.times(par);
          expect(counted.plus(ratio.times(amount)).gte(wanted)).toBe(true);
          if (amount > 0) expect(counted.plus(ratio.times(amount - 1)).lt(wanted)).toBe(true);
        },
      ),
    );
  });
});
