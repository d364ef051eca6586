import { describe, expect, it } from 'vitest';
import type { PadRow } from '../rows/pad-row';
import { openDays, waitingDays } from './waiting-days';

const row = (id: number, more: Partial<PadRow> = {}): PadRow => ({
  id,
  article: '4711',
  amount: '2',
  unit: '',
  ...more,
});

describe('the delivery days of a pad', () => {
  it('wait in the order of their list, each with what it orders', () => {
    const rows = [
      row(1, { day: 'Mo' }),
      row(2),
      row(3, { day: 'Di', waits: true }),
      row(4, { day: 'Di', waits: true, reading: { status: 'NOT_ORDERED', guesses: [] } }),
      row(5, { day: 'Mi', waits: true }),
      row(6, { day: 'Di', waits: true }),
      row(7, { article: '', amount: '', day: 'Do' }),
      row(8, { day: 'Fr', reading: { status: 'NOISE', guesses: [] } }),
    ];
    expect(waitingDays(rows)).toEqual([
      { day: 'Di', count: 2, ids: [3, 4, 6] },
      { day: 'Mi', count: 1, ids: [5] },
    ]);
    expect(openDays(rows)).toEqual(['Mo']);
    expect(waitingDays([row(1)])).toEqual([]);
  });
});
