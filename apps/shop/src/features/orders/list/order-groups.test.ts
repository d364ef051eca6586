import type { OverviewOrder } from '@gastroshop/api-contract';
import { testOrder } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { groupOrders } from './order-groups';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const WHOLE = { before: false, behind: false };

const order = (id: string, day: string, more: Partial<OverviewOrder> = {}): OverviewOrder => ({
  ...testOrder(id),
  creationTime: `${day}T08:00:00Z`,
  itemsCount: 3,
  totalPrice: '10.05',
  statusHistory: [{ status: 'DELIVERED', at: `${day}T09:00:00Z` }],
  ...more,
});

const open = (id: string, day: string, until: string): OverviewOrder =>
  order(id, day, {
    statusHistory: [{ status: 'RECEIVED', at: `${day}T08:00:00Z` }],
    deliverySummary: [{ date: '2026-11-28', temperature: 'FRESH', editableUntil: until }],
  });

const ids = (orders: readonly OverviewOrder[]): readonly string[] => orders.map(({ id }) => id);

describe('ORD-9: the groups of the list of orders', () => {
  it('are what can still be changed, the soonest deadline first, then the months with their sums', () => {
    const soon = open('3', '2026-11-24', '2026-11-25T15:00:00Z');
    const late = open('4', '2026-11-25', '2026-11-27T15:00:00Z');
    const { orders, groups } = groupOrders({
      orders: [late, soon, order('2', '2026-11-03'), order('1', '2026-11-01'), order('0', '2026-10-31')],
      // One that was placed long ago, for a fair, stands on another page.
      open: [open('9', '2026-08-01', '2026-11-26T15:00:00Z'), soon, late],
      pages: WHOLE,
      now: NOW,
    });
    expect(ids(orders)).toEqual(['3', '9', '4', '2', '1', '0']);
    expect(groups).toMatchObject([
      { month: undefined, first: 0, count: 3 },
      { month: '2026-11', first: 3, count: 2, sum: '20.10' },
      { month: '2026-10', first: 5, count: 1, sum: '10.05' },
    ]);
  });

  it('leave an order in its month once its deadline has come, without asking anew', () => {
    const late = open('4', '2026-11-25', '2026-11-25T10:00:00Z');
    const { groups } = groupOrders({ orders: [late], open: [late], pages: WHOLE, now: NOW });
    expect(groups.map(({ month }) => month)).toEqual(['2026-11']);
  });

  it('tell neither count nor sum of a month that goes on on another page', () => {
    const listed = [order('3', '2026-11-03'), order('2', '2026-10-03'), order('1', '2026-09-01')];
    const counts = (before: boolean, behind: boolean) =>
      groupOrders({ orders: listed, open: undefined, pages: { before, behind }, now: NOW }).groups.map(
        ({ count }) => count,
      );
    expect(counts(false, false)).toEqual([1, 1, 1]);
    expect(counts(true, false)).toEqual([undefined, 1, 1]);
    expect(counts(false, true)).toEqual([1, 1, undefined]);
  });

  it('count an order in the month of Vienna, add up nothing cancelled, and nothing they do not know', () => {
    const cancelled = order('2', '2026-11-03', {
      statusHistory: [{ status: 'CANCELLED', at: '2026-11-03T09:00:00Z' }],
    });
    const { groups } = groupOrders({
      orders: [order('3', '2026-11-01'), cancelled, order('1', '', { creationTime: '2026-10-31T23:30:00Z' })],
      open: undefined,
      pages: WHOLE,
      now: NOW,
    });
    expect(groups).toMatchObject([{ month: '2026-11', count: 3, sum: '20.10' }]);
    const bare = order('3', '2026-11-01', { totalPrice: undefined });
    const unknown = groupOrders({ orders: [bare, cancelled], open: undefined, pages: WHOLE, now: NOW });
    expect(unknown.groups[0]?.sum).toBeUndefined();
  });
});
