import type { DeletedCartItem } from '@gastroshop/api-contract';
import { expect, it } from 'vitest';
import { testItem } from '@gastroshop/cart/testing';
import { clearedCart } from './cleared-cart';

const gone = (sku: string, deletedAt: string, withCart?: boolean): DeletedCartItem => ({
  sku,
  unitAbbr: 'Stk',
  deletedAt,
  deletedBy: 'maria',
  ...(withCart !== undefined && { withCart }),
});

it('CRT-6: is what went with the cart last, without what is in it again and what was taken out line by line', () => {
  const deletedItems = [
    gone('1', '2026-11-25T09:00:00Z', true),
    gone('2', '2026-11-25T09:00:00Z', true),
    gone('3', '2026-11-25T08:59:00Z'),
    gone('4', '2026-11-24T10:00:00Z', true),
  ];
  const cleared = clearedCart({ items: [testItem('2', 1)], deletedItems });
  expect(cleared).toEqual({ at: Date.parse('2026-11-25T09:00:00Z'), by: 'maria', items: [deletedItems[0]] });
});

it('is none where lines were taken out one by one, or all are back', () => {
  expect(clearedCart({ items: [], deletedItems: [gone('1', '2026-11-25T09:00:00Z')] })).toBeUndefined();
  const all = [gone('1', '2026-11-25T09:00:00Z', true)];
  expect(clearedCart({ items: [testItem('1', 1)], deletedItems: all })).toBeUndefined();
});
