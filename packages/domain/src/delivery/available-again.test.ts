import { describe, expect, it } from 'vitest';
import { availableAgainDate } from './available-again';

const A = { orderUntilDay: 3, dayOfDelivery: 4 };
const B = { orderUntilDay: 5, dayOfDelivery: 1 };

describe('PRD-8: available again = arrival, on to the next deadline weekday, on to the delivery; the earliest slot', () => {
  it.each([
    ['A alone: 0 + 1 days', '2026-11-25', [A], '2026-11-26'],
    ['B alone: 2 + 3 days', '2026-11-25', [B], '2026-11-30'],
    ['the earlier of both', '2026-11-25', [A, B], '2026-11-26'],
    ['A alone, a day later: 6 + 1 days', '2026-11-26', [A], '2026-12-03'],
    ['B alone, a day later: 1 + 3 days', '2026-11-26', [B], '2026-11-30'],
    ['now the other one', '2026-11-26', [A, B], '2026-11-30'],
    ['whichever comes first in the list', '2026-11-26', [B, A], '2026-11-30'],
    ['over the end of the year', '2026-12-30', [B], '2027-01-04'],
    ['over the leap day', '2028-02-28', [{ orderUntilDay: 2, dayOfDelivery: 3 }], '2028-03-01'],
    ['over the short day', '2026-03-27', [B], '2026-03-30'],
    ['over the long day', '2026-10-23', [B], '2026-10-26'],
    [
      'the same weekday is a week later',
      '2026-11-25',
      [{ orderUntilDay: 3, dayOfDelivery: 3 }],
      '2026-12-02',
    ],
    ['a Sunday', '2026-11-28', [{ orderUntilDay: 6, dayOfDelivery: 0 }], '2026-11-29'],
  ])('%s', (_, eta, slots, expected) => {
    expect(availableAgainDate({ eta, today: '2026-03-01', slots })).toBe(expected);
  });

  it('PRD-8: starts today when the arrival lies in the past', () => {
    expect(availableAgainDate({ eta: '2026-11-18', today: '2026-11-26', slots: [A, B] })).toBe('2026-11-30');
  });

  it('PRD-8: is the arrival itself without slots', () => {
    expect(availableAgainDate({ eta: '2026-11-18', today: '2026-11-26', slots: [] })).toBe('2026-11-18');
    expect(availableAgainDate({ eta: '2026-11-28', today: '2026-11-26', slots: [] })).toBe('2026-11-28');
  });
});
