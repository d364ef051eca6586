import { describe, expect, it } from 'vitest';
import type { PricedRow } from '../pricing';
import { cartTotals } from './cart-totals';
import type { Deposit } from './deposit';
import { toTotalsLine } from './to-totals-line';

const delivery = { date: '2026-11-26' };
const vat = [{ ratePercent: '10', validFrom: '2016-01-01' }];
const deposit: Deposit = { amountString: '0.25', containersPerStorageUnit: 6, kind: 'SINGLE_USE' };
const price = { type: 'LIST', rawValueString: '4.15', minQuantity: 0 } as const;
const priced: PricedRow = {
  kind: 'PRICED',
  price,
  type: 'LIST',
  category: 'REGULAR',
  minQuantity: 0,
  storageQuantity: '2',
  quantity: '5',
  estimated: true,
  unitPrice: '4.15',
  rowTotal: '20.75',
  undiscountedRowTotal: '21.75',
  discountEarned: '1.00',
  bonus: '0.50',
  snapshot: { type: 'LIST', rawValue: '4.15', factors: [], day: '2026-11-26', tier: 0 },
  problems: [],
};

describe('a priced row counts in the sums', () => {
  it('with its money, its estimate and the deposit of its storage units, not of its weight', () => {
    expect(cartTotals({ lines: [toTotalsLine(priced, { vat, deposit }, delivery)] })).toMatchObject({
      net: '20.75',
      discountEarned: '1.00',
      bonus: '0.50',
      deposit: { SINGLE_USE: '3.00' },
      estimated: true,
      linesOnRequest: 0,
      vat: [{ date: '2026-11-26', vat: '2.08' }],
      gross: '25.83',
    });
  });

  it('without money when its price is on request', () => {
    const onRequest = {
      kind: 'ON_REQUEST',
      storageQuantity: '2',
      quantity: '2',
      estimated: false,
      problems: [],
    } as const;
    expect(cartTotals({ lines: [toTotalsLine(onRequest, {}, delivery)] })).toMatchObject({
      net: '0.00',
      estimated: false,
      linesOnRequest: 1,
    });
  });
});
