import { describe, expect, it } from 'vitest';
import { windowOfQuery } from './delivery-query';
import { fairWindow, mainShopWindow, DELIVERY_WINDOW_DAYS } from './delivery-window';

const clockAt = (text: string) => ({ now: () => Date.parse(text) });
const NOON = clockAt('2026-11-25T11:00:00Z');

describe('28 days are offered, today among them', () => {
  it('by the day in Vienna', () => {
    expect(DELIVERY_WINDOW_DAYS).toBe(28);
    expect(mainShopWindow(NOON)).toEqual({ from: '2026-11-25', to: '2026-12-22' });
    expect(mainShopWindow(clockAt('2026-11-25T23:00:00Z'))).toEqual({ from: '2026-11-26', to: '2026-12-23' });
  });

  it('and the lead days of a pre-order article more', () => {
    expect(windowOfQuery({}, NOON)).toEqual({ from: '2026-11-25', to: '2026-12-22' });
    expect(windowOfQuery({ article: { closesAt: 600 } }, NOON)).toEqual({
      from: '2026-11-25',
      to: '2026-12-22',
    });
    expect(windowOfQuery({ article: { preOrderDays: 10 } }, NOON)).toEqual({
      from: '2026-11-25',
      to: '2027-01-01',
    });
  });

  it('unless a window is asked for', () => {
    const window = { from: '2027-01-01', to: '2027-01-02' };
    expect(windowOfQuery({ window, article: { preOrderDays: 10 } }, NOON)).toBe(window);
  });
});

describe('FAI-2: a fair delivers from its first to its last possible delivery date', () => {
  it.each([
    ['ahead of it', '2027-01-11', '2027-02-05', '2027-01-11', '2027-02-05'],
    ['while it runs', '2026-11-20', '2026-11-30', '2026-11-25', '2026-11-30'],
    ['when it is over', '2026-11-01', '2026-11-20', '2026-11-25', '2026-11-20'],
    ['without a first date', undefined, '2026-11-30', '2026-11-25', '2026-11-30'],
    ['without a last date', '2027-01-01', undefined, '2027-01-01', '2027-01-28'],
    ['without dates', undefined, undefined, '2026-11-25', '2026-12-22'],
  ])('%s', (_, firstPossibleDeliveryDate, lastPossibleDeliveryDate, from, to) => {
    expect(fairWindow({ firstPossibleDeliveryDate, lastPossibleDeliveryDate }, NOON)).toEqual({ from, to });
  });
});
