import { expect, it } from 'vitest';
import { toWallClockDeadline } from './to-wall-clock-deadline';

const now = Date.parse('2026-11-25T09:00:00+01:00');

it.each([
  ['2026-11-25T16:00:00+01:00', { date: '2026-11-25', time: '16:00', today: '2026-11-25' }],
  ['2026-11-26T00:00:00+01:00', { date: '2026-11-25', time: '24:00', today: '2026-11-25' }],
  ['2026-11-27T08:05:00+01:00', { date: '2026-11-27', time: '08:05', today: '2026-11-25' }],
])('a deadline at %s stands on the wall as %j', (deadline, expected) => {
  expect(toWallClockDeadline(Date.parse(deadline), now)).toEqual(expected);
});
