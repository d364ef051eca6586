import { expect, it } from 'vitest';
import { testProduct } from '@gastroshop/cart/testing';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineGroup } from '../lines/line-groups';
import { findLines } from './find-lines';

const line = (sku: string, name: string, remarks: CheckoutLine['remarks'] = {}): CheckoutLine => ({
  sku,
  product: testProduct(sku, name),
  amount: 1,
  unit: 'Stk',
  remarks,
  version: undefined,
  busy: false,
  unsent: false,
  removed: false,
});
const group = (id: string, ...lines: readonly CheckoutLine[]): LineGroup => ({
  id,
  name: id,
  lines,
  count: lines.length,
  net: undefined,
  estimated: false,
});
const groups = [
  group(
    'Fleisch',
    line('106541', 'Rindslungenbraten', { note: 'bitte reif' }),
    line('105098', 'Ochsenschlepp'),
  ),
  group('Obst', line('142579', 'Äpfel Golden', { customerArticleNumber: 'F-204' })),
];

it.each([
  ['', ['106541', '105098', '142579']],
  ['  ', ['106541', '105098', '142579']],
  ['apfel', ['142579']],
  ['golden äpfel', ['142579']],
  ['106 541', ['106541']],
  ['5098', ['105098']],
  ['f-204', ['142579']],
  ['REIF', ['106541']],
  ['e', ['106541', '105098', '142579']],
  ['nirgends', []],
  ['#106541', ['106541']],
  ['Art.-Nr. 106 541', ['106541']],
  ['000000000000106541', ['106541']],
])('finds by name, number, own number and note: "%s"', (wanted, skus) => {
  const found = findLines(groups, wanted, false);
  expect(found.flatMap(({ lines }) => lines.map(({ sku }) => sku))).toEqual(skus);
  expect(found.every(({ lines }) => lines.length > 0)).toBe(true);
});
