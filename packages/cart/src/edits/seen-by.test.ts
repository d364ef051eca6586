import { describe, expect, it } from 'vitest';
import { testCart, testItem } from '../testing';
import type { OutboxEntry } from '../outbox';
import { seenBy } from './seen-by';

const cart = {
  ...testCart({ ...testItem('1', 3), version: 4 }),
  deletedItems: [{ sku: '2', unitAbbr: 'Stk', deletedAt: '2026-11-25T09:00:00Z', version: 7 }],
  version: 9,
};
const edit = (more: Partial<OutboxEntry>): OutboxEntry => ({
  sku: '1',
  amount: 5,
  unit: 'Stk',
  seenVersion: 4,
  seenCartVersion: 9,
  operationId: 'b',
  actedAt: 0,
  phase: 'waiting',
  ...more,
});

describe('CRT-8: a change refers to what was on the screen', () => {
  it.each([
    ['a line', '1', 4],
    ['a line that was taken out', '2', 7],
    ['a line that never was', '3', 0],
  ])('%s', (_what, sku, seenVersion) => {
    expect(seenBy(cart, sku, undefined)).toEqual({ seenVersion, seenCartVersion: 9 });
  });

  it('says nothing where the backend tells no versions, or the cart is not there yet', () => {
    expect(seenBy(testCart(testItem('1', 3)), '1', undefined)).toEqual({});
    expect(seenBy(testCart(), '1', undefined)).toEqual({});
    expect(seenBy(undefined, '1', undefined)).toEqual({});
  });

  it('behind an own change stands what was seen at that one', () => {
    const later = { ...cart, version: 12 };
    expect(seenBy(later, '1', edit({}))).toMatchObject({ seenVersion: 4, seenCartVersion: 9 });
  });

  it.each(['waiting', 'sending', 'unsent'] as const)(
    'names a change that is %s, and those before it: another tab may have sent it',
    (phase) => {
      expect(seenBy(cart, '1', edit({ phase, afterOperationIds: ['a'] })).afterOperationIds).toEqual([
        'a',
        'b',
      ]);
    },
  );

  it('of many changes names the first, which is on its way, and the latest', () => {
    let before = edit({ operationId: 'first' });
    for (let count = 1; count < 30; count += 1)
      before = edit({ operationId: `later ${count}`, ...seenBy(cart, '1', before) });
    const { afterOperationIds = [] } = seenBy(cart, '1', before);
    expect(afterOperationIds).toHaveLength(20);
    expect([afterOperationIds[0], afterOperationIds.at(-1)]).toEqual(['first', 'later 29']);
  });
});
