import { describe, expect, it } from 'vitest';
import { deliverySchedule } from './schedule';
import { upcomingMove } from './upcoming-move';

const SCHEDULE = deliverySchedule({
  slots: [
    { day: 4, lastOrderDay: 3, lastOrderTime: '16:00' },
    { day: 1, lastOrderDay: 5, lastOrderTime: '12:00' },
  ],
});
const clockAt = (text: string) => ({ now: () => Date.parse(text) });
const WEDNESDAY_NOON = clockAt('2026-11-25T12:00:00+01:00');
const CHEESE = { sku: 'cheese', article: {} };
const RICE = { sku: 'rice', article: {} };
const FISH = { sku: 'fish', article: { closesAt: 840 } };

const shown = (move: ReturnType<typeof upcomingMove>) => ({
  deadline: move === undefined ? undefined : new Date(move.deadline).toISOString(),
  lines: move?.lines.map(({ sku, from, to }) => [sku, from.date, to?.date]),
});

describe('what moves when the next deadline passes', () => {
  it('is all that shares the deadline, in the order of the cart', () => {
    expect(shown(upcomingMove(SCHEDULE, [CHEESE, RICE], WEDNESDAY_NOON))).toEqual({
      deadline: '2026-11-25T15:00:00.000Z',
      lines: [
        ['cheese', '2026-11-26', '2026-11-30'],
        ['rice', '2026-11-26', '2026-11-30'],
      ],
    });
  });

  it.each([
    ['last', [CHEESE, RICE, FISH]],
    ['first', [FISH, CHEESE, RICE]],
    ['in between', [CHEESE, FISH, RICE]],
  ])('PRD-5: is only the article with the earlier Bestellschluss, wherever it stands: %s', (_, lines) => {
    expect(shown(upcomingMove(SCHEDULE, lines, WEDNESDAY_NOON))).toEqual({
      deadline: '2026-11-25T13:00:00.000Z',
      lines: [['fish', '2026-11-26', '2026-11-30']],
    });
  });

  it('leaves an article that has moved already where it is', () => {
    const clock = clockAt('2026-11-25T15:00:00+01:00');
    expect(shown(upcomingMove(SCHEDULE, [FISH, CHEESE], clock)).lines).toEqual([
      ['cheese', '2026-11-26', '2026-11-30'],
    ]);
  });

  it('stays within the window, where a line can have no later day or none at all', () => {
    const window = { from: '2026-11-25', to: '2026-11-26' };
    const clock = clockAt('2026-11-25T15:00:00+01:00');
    expect(shown(upcomingMove(SCHEDULE, [FISH, CHEESE], clock, window)).lines).toEqual([
      ['cheese', '2026-11-26', undefined],
    ]);
    expect(upcomingMove(SCHEDULE, [FISH], clock, window)).toBeUndefined();
  });

  it('is nothing for an empty cart', () => {
    expect(upcomingMove(SCHEDULE, [], WEDNESDAY_NOON)).toBeUndefined();
  });
});
