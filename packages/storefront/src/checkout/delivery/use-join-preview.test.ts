import { expect, it } from 'vitest';
import { testOrder } from '../../testing/test-order';
import { joinedLines } from './use-join-preview';

const units = [
  { abbreviation: 'Stk', name: 'Stück', ratio: 1 },
  { abbreviation: 'Ktn', name: 'Karton', ratio: 6 },
];
const order = testOrder('1', {
  orderItems: [{ productSku: '1', name: 'Obers', amount: 2, ratio: 6, unitAbbr: 'Ktn' }],
});
const line = (sku: string, amount: number, unit: string) => ({ sku, amount, unit, product: { units } });

it('ORD-6: asks for what the lines of order and cart come to together', () => {
  expect(joinedLines(order, [line('1', 3, 'Stk'), line('2', 4, 'Stk')])).toEqual([
    { sku: '1', unitAbbreviation: 'Stk', amount: 15 },
    { sku: '2', unitAbbreviation: 'Stk', amount: 4 },
  ]);
  expect(joinedLines(order, [line('1', 1, 'Sack')])).toBeUndefined();
});
