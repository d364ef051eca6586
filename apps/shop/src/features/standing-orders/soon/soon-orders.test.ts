import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { soonOrders } from './soon-orders';

const NOW = Date.parse('2026-11-25T09:00:00Z');

const standing = (
  name: string,
  next?: Partial<StandingOccurrence>,
  state: StandingOrder['state'] = 'ACTIVE',
): Pick<StandingOrder, 'id' | 'name' | 'state' | 'next'> => ({
  id: name,
  name,
  state,
  ...(next !== undefined && {
    next: {
      date: '2026-11-30',
      state: 'PLANNED',
      submitAt: '2026-11-26T10:30:00Z',
      deadline: '2026-11-26T11:00:00Z',
      positions: 8,
      questions: [],
      leftOut: [],
      orderedAlready: [],
      ...next,
    },
  }),
});

const names = (all: Parameters<typeof soonOrders>[0]) =>
  soonOrders(all, NOW).map(({ standing: { name } }) => name);

describe('standing orders that are about to do something', () => {
  it('are those that ask, and those that are sent within three days, the soonest first', () => {
    expect(
      names([
        standing('in a week', { submitAt: '2026-12-02T10:30:00Z' }),
        standing('tomorrow', {}),
        standing('today', { submitAt: '2026-11-25T10:30:00Z' }),
        standing('asks', {
          state: 'ASK',
          submitAt: '2026-11-28T10:30:00Z',
          deadline: '2026-11-28T11:00:00Z',
        }),
      ]),
    ).toEqual(['today', 'tomorrow', 'asks']);
  });

  it('are none of those that rest, were left out, or have no next time', () => {
    expect(
      names([
        standing('paused', {}, 'PAUSED'),
        standing('stopped', {}, 'STOPPED'),
        standing('skipped', { state: 'SKIPPED' }),
        standing('over'),
      ]),
    ).toEqual([]);
  });
});
