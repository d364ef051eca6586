import type { OverviewOrder } from '@gastroshop/api-contract';
import { testOrder } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { fixedTemperatures, openDeadlines, orderAction, restorableUntil } from './order-standing';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const LATE = '2026-11-25T15:00:00.000Z';
const EARLY = '2026-11-25T13:00:00.000Z';

const order = (more: Partial<OverviewOrder> = {}): OverviewOrder => ({
  ...testOrder('1'),
  itemsCount: 3,
  statusHistory: [{ status: 'RECEIVED', at: '2026-11-25T08:00:00Z' }],
  deliverySummary: [
    { date: '2026-11-26', temperature: 'FRESH', editableUntil: LATE },
    { date: '2026-11-26', temperature: 'FROZEN', editableUntil: EARLY },
  ],
  ...more,
});

describe('ORD-9: what the list says of an order', () => {
  it('is until when it can be changed, the frozen goods on their own', () => {
    expect(openDeadlines(order(), NOW)).toEqual([
      { deadline: Date.parse(LATE), temperatures: [] },
      { deadline: Date.parse(EARLY), temperatures: ['FROZEN'] },
    ]);
    expect(openDeadlines(order(), Date.parse(LATE))).toEqual([]);
    expect(openDeadlines(order({ statusHistory: [{ status: 'CONFIRMED', at: LATE }] }), NOW)).toEqual([]);
  });

  it('is what of it is fixed already, because its deadline has come or there never was one', () => {
    expect(fixedTemperatures(order(), NOW)).toEqual([]);
    expect(fixedTemperatures(order(), Date.parse(EARLY))).toEqual(['FROZEN']);
    const never = order({ deliverySummary: [{ date: '2026-11-26', temperature: 'AMBIENT' }] });
    expect(fixedTemperatures(never, NOW)).toEqual(['AMBIENT']);
  });

  it('is to be changed while that goes, else ordered again; one of a fair neither', () => {
    expect(orderAction(order(), NOW)).toBe('CHANGE');
    expect(orderAction(order(), Date.parse(LATE))).toBe('REPEAT');
    expect(orderAction(order({ source: 'SUBSHOP' }), NOW)).toBeUndefined();
    expect(orderAction(order({ itemsCount: 0 }), NOW)).toBeUndefined();
  });

  it('is until when a cancellation can be taken back', () => {
    expect(restorableUntil(order({ restorableUntil: LATE }), NOW)).toBe(Date.parse(LATE));
    expect(restorableUntil(order({ restorableUntil: LATE }), Date.parse(LATE))).toBeUndefined();
    expect(restorableUntil(order(), NOW)).toBeUndefined();
  });
});
