import { describe, expect, it } from 'vitest';
import { CART_EVENT_TYPES, cartEventsBetween } from './cart-event';
import type { CartLine } from './cart-line';

const line = (sku: string, amount = 1, unitAbbreviation = 'KT'): CartLine => ({
  sku,
  amount,
  unitAbbreviation,
});

describe('CRT-5: cart events tell what happened', () => {
  it('knows five of them', () => {
    expect(CART_EVENT_TYPES).toEqual([
      'ITEM_ADDED',
      'ITEM_CHANGED',
      'ITEM_REMOVED',
      'CART_CLEARED',
      'CART_SUBMITTED',
    ]);
  });

  it.each([
    ['nothing', [line('1')], [line('1')], []],
    ['nothing in an empty cart', [], [], []],
    ['an added line', [], [line('1', 2)], [{ eventType: 'ITEM_ADDED', ...line('1', 2) }]],
    ['another amount', [line('1', 2)], [line('1', 3)], [{ eventType: 'ITEM_CHANGED', ...line('1', 3) }]],
    [
      'another unit',
      [line('1', 2)],
      [line('1', 2, 'ST')],
      [{ eventType: 'ITEM_CHANGED', ...line('1', 2, 'ST') }],
    ],
    [
      'a removed line',
      [line('1', 2), line('2')],
      [line('2')],
      [{ eventType: 'ITEM_REMOVED', ...line('1', 2) }],
    ],
    ['the only line removed', [line('1', 2)], [], [{ eventType: 'ITEM_REMOVED', ...line('1', 2) }]],
    ['a cleared cart', [line('1'), line('2')], [], [{ eventType: 'CART_CLEARED' }]],
    [
      'all at once, removed lines first',
      [line('1'), line('2'), line('3')],
      [line('4'), line('2', 5)],
      [
        { eventType: 'ITEM_REMOVED', ...line('1') },
        { eventType: 'ITEM_REMOVED', ...line('3') },
        { eventType: 'ITEM_ADDED', ...line('4') },
        { eventType: 'ITEM_CHANGED', ...line('2', 5) },
      ],
    ],
  ])('%s', (_, before, after, events) => {
    expect(cartEventsBetween(before, after)).toEqual(events);
  });

  it('carries nothing of a line but sku, amount and unit', () => {
    const full = { ...line('1'), note: 'reif' };
    expect(cartEventsBetween([], [full])).toEqual([{ eventType: 'ITEM_ADDED', ...line('1') }]);
  });
});
