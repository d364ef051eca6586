import type { OverviewOrder } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { openOrders, orderToRepeat } from './orders-of-day';

const NOW = Date.parse('2026-11-25T11:48:00Z');

const order = (id: string, differing: Partial<OverviewOrder> = {}): OverviewOrder => ({
  id,
  creationTime: '2026-11-21T08:00:00Z',
  customerId: '48213',
  source: 'WEBSHOP',
  confirmationEmails: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  itemsCount: 16,
  ...differing,
});

const MIXED = order('mixed', {
  editableUntil: '2026-11-27T15:00:00Z',
  deliverySummary: [
    { date: '2026-11-30', temperature: 'FRESH', editableUntil: '2026-11-27T15:00:00Z' },
    { date: '2026-11-26', temperature: 'FROZEN', editableUntil: '2026-11-25T13:00:00Z' },
  ],
});

describe('the orders of the day', () => {
  it('those to change begin with the one whose time runs out first; frozen goods are named where they come first', () => {
    const later = order('later', { editableUntil: '2026-11-26T15:00:00Z' });
    const passed = order('passed', { editableUntil: '2026-11-25T11:00:00Z' });
    expect(openOrders([later, passed, MIXED, order('old')], NOW)).toEqual([
      {
        order: MIXED,
        first: Date.parse('2026-11-25T13:00:00Z'),
        last: Date.parse('2026-11-27T15:00:00Z'),
        isFrozenFirst: true,
      },
      {
        order: later,
        first: Date.parse('2026-11-26T15:00:00Z'),
        last: Date.parse('2026-11-26T15:00:00Z'),
        isFrozenFirst: false,
      },
    ]);
  });

  it('once the frozen goods are packed, only the rest is told', () => {
    const [open] = openOrders([MIXED], Date.parse('2026-11-25T14:00:00Z'));
    expect(open).toMatchObject({ isFrozenFirst: false, first: open?.last });
  });

  it('the one to repeat is the newest that is closed, holds something and was not cancelled', () => {
    const cancelled = order('cancelled', {
      editableUntil: '2026-11-26T15:00:00Z',
      statusHistory: [{ status: 'CANCELLED', at: '2026-11-25T09:00:00Z' }],
    });
    expect(openOrders([cancelled], NOW)).toEqual([]);
    const orders = [MIXED, cancelled, order('empty', { itemsCount: 0 }), order('last'), order('before')];
    expect(orderToRepeat(orders, NOW)?.id).toBe('last');
    expect(orderToRepeat([MIXED], NOW)).toBeUndefined();
  });
});
