import { describe, expect, it } from 'vitest';

import { mostAccurateRowTotal } from './most-accurate-row-total';

const snapshot = {
  rawValue: '12.90',
  factors: [{ source: 'TOTAL_DISCOUNT', factor: '0.95' }],
} as const;
const invoiced = '60.00';
const ordered = '61.28';

describe('the most accurate row total is from the invoice, else from the delivery, else from the order', () => {
  it.each([
    ['the invoice before all', { invoiced, deliveredQuantity: '4.9', snapshot, ordered }, '60.00'],
    ['the invoice alone, to the cent', { invoiced: '60' }, '60.00'],
    ['what was delivered, at the agreed price', { deliveredQuantity: '4.9', snapshot, ordered }, '60.05'],
    ['nothing was delivered', { deliveredQuantity: 0, snapshot, ordered }, '0.00'],
    ['a delivery whose price nobody kept', { deliveredQuantity: '4.9', ordered }, '61.28'],
    ['nothing was delivered yet', { snapshot, ordered: '61.275' }, '61.28'],
    ['a price on request', { deliveredQuantity: '4.9' }, undefined],
  ])('%s', (_, records, expected) => {
    expect(mostAccurateRowTotal(records)).toBe(expected);
  });

  it('names a figure that is no number', () => {
    expect(() => mostAccurateRowTotal({ invoiced: '60,00' })).toThrow(
      new RangeError('Not a decimal number: "60,00"'),
    );
  });
});
