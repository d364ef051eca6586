import { expect, it } from 'vitest';
import { problemError } from '../testing';
import type { OutboxEntry } from '../outbox';
import { lateEditOf, orderAgain } from './ordered-meanwhile';

const order = { orderItems: [{ productSku: '1', amount: 5, unitAbbr: 'Stk' }] };

const late = (differing: Partial<OutboxEntry>) => {
  const edit: OutboxEntry = {
    sku: '1',
    amount: 6,
    unit: 'Stk',
    operationId: 'a',
    actedAt: 0,
    phase: 'unsent',
    ...differing,
  };
  const error = problemError(409, { code: 'cart-already-ordered', order });
  return lateEditOf({ owner: 'anna', edit, error }) ?? [];
};

it.each<readonly [string, Partial<OutboxEntry>, number]>([
  ['another amount than the ordered one', {}, 1],
  ['another unit', { amount: 5, unit: 'Ktn' }, 1],
  ['an article that the order does not hold', { sku: '2', amount: 5 }, 1],
  ['just what the order holds', { amount: 5 }, 0],
  ['a removal', { amount: 0 }, 0],
  ['a note alone', { onlyRemarks: true, remarks: { note: 'ripe' } }, 0],
])('CRT-9: %s can be ordered anew or not', (_what, edit, count) => {
  expect(orderAgain([late(edit)].flat())).toHaveLength(count);
});

it('CRT-9: an order that is told otherwise hides nothing', () => {
  const [one] = [late({ amount: 5 })].flat();
  for (const told of [undefined, {}, { orderItems: 'many' }, { orderItems: [7] }])
    expect(orderAgain(one === undefined ? [] : [{ ...one, order: told }])).toHaveLength(1);
});
