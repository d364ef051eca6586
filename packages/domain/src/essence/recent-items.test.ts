import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RecentEssenceItem, recentItemsBySku } from './recent-items';

const bought = (sku: string, date: string, quantity = 1): RecentEssenceItem => ({
  sku,
  date,
  quantity,
  smallestUnit: 'ST',
});

describe('ESS-3: the last three purchases per sku, newest first', () => {
  it('keeps three of each article', () => {
    const items = [
      bought('1', '2026-03-01'),
      bought('1', '2026-05-01'),
      bought('2', '2026-01-01'),
      bought('1', '2026-01-01'),
      bought('1', '2026-04-01'),
      bought('1', '2026-02-01'),
    ];
    const recent = recentItemsBySku(items);
    expect([...recent.keys()]).toEqual(['1', '2']);
    expect(recent.get('1')?.map(({ date }) => date)).toEqual(['2026-05-01', '2026-04-01', '2026-03-01']);
    expect(recent.get('2')).toEqual([bought('2', '2026-01-01')]);
  });

  it('keeps the order given within one day', () => {
    const items = [1, 2, 3, 4].map((quantity) => bought('1', '2026-03-01', quantity));
    expect(
      recentItemsBySku(items)
        .get('1')
        ?.map(({ quantity }) => quantity),
    ).toEqual([1, 2, 3]);
  });

  it('agrees with sorting everything', () => {
    const items = fc.array(
      fc.record({
        sku: fc.constantFrom('1', '2'),
        date: fc.integer({ min: 1, max: 9 }).map((day) => `2026-03-0${day}`),
        quantity: fc.nat(),
        smallestUnit: fc.constant('ST'),
      }),
    );
    fc.assert(
      fc.property(items, (all) => {
        const sorted = all
          .filter(({ sku }) => sku === '1')
          .toSorted((one, other) => other.date.localeCompare(one.date))
          .slice(0, 3);
        expect(recentItemsBySku(all).get('1') ?? []).toEqual(sorted);
      }),
    );
  });
});
