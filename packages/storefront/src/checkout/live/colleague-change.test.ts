import type { CartEvent } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_CHANGES, applyConflicts, applyCartEvent, dismissLine } from './colleague-change';

const event = (differing: Partial<CartEvent> = {}): CartEvent => ({
  userId: 'maria',
  customerId: '48213',
  eventType: 'ITEM_CHANGED',
  sku: '1',
  amount: 12,
  unitAbbreviation: 'kg',
  timestamp: '2026-11-25T09:00:00Z',
  ...differing,
});

describe('what a colleague does', () => {
  it('is told with the amount before and now', () => {
    expect(applyCartEvent(EMPTY_CHANGES, event(), 9).notes.get('1')).toEqual({
      userId: 'maria',
      kind: 'CHANGED',
      before: 9,
      after: 12,
      unit: 'kg',
      at: Date.parse('2026-11-25T09:00:00Z'),
    });
  });

  it('is told of the whole cart when it was ordered, and the notes on its lines go', () => {
    const live = applyCartEvent(
      applyCartEvent(EMPTY_CHANGES, event(), 9),
      event({ eventType: 'CART_SUBMITTED' }),
      undefined,
    );
    expect(live.whole).toEqual({ kind: 'SUBMITTED', userId: 'maria' });
    expect(live.notes.size).toBe(0);
  });

  it('is a clash where both changed one line, until it is settled', () => {
    const conflict = { sku: '1', kept: { amount: 12, unitAbbreviation: 'kg' } };
    const live = applyConflicts(applyCartEvent(EMPTY_CHANGES, event(), 9), [conflict]);
    expect(live.clashes.get('1')).toEqual({ conflict, userId: 'maria' });
    const settled = dismissLine(live, '1');
    expect([settled.notes.size, settled.clashes.size]).toEqual([0, 0]);
    expect(dismissLine(settled, '1')).toBe(settled);
  });
});
