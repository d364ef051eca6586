import { describe, expect, it } from 'vitest';
import { fallenOut } from './fallen-out';

const TWICE = { rhythm: { kind: 'WEEKDAYS', days: [1, 4] }, from: '2026-11-25' } as const;
const FORTNIGHT = { from: '2026-12-21', until: '2027-01-04' };

describe('what a holiday takes', () => {
  it('are the days of the rhythm from its first day to the one before it goes on', () => {
    expect(fallenOut(TWICE, FORTNIGHT)).toBe(4);
    expect(fallenOut(TWICE, { from: '2026-12-21', until: '2026-12-22' })).toBe(1);
    expect(
      fallenOut({ rhythm: { kind: 'MONTHLY_FIRST_DELIVERY_DAY', days: [] }, from: TWICE.from }, FORTNIGHT),
    ).toBe(1);
  });

  it('are none before it begins or after it ends', () => {
    expect(fallenOut({ ...TWICE, from: '2027-01-04' }, FORTNIGHT)).toBe(0);
    expect(fallenOut({ ...TWICE, until: '2026-12-20' }, FORTNIGHT)).toBe(0);
  });
});
