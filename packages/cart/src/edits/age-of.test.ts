import { expect, it } from 'vitest';
import { ageOf } from './age-of';

const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;
const clock = { now: () => 100 * HOUR, elapsed: () => 10 * HOUR };

it.each([
  ['of this page by how long it is open', { actedAt: 5 * HOUR, actedAfter: 9 * HOUR }, HOUR],
  [
    'of this page, whatever was learnt of the time since',
    { actedAt: 300 * HOUR, actedAfter: 9 * HOUR },
    HOUR,
  ],
  ['of another page by the backend’s clock', { actedAt: 97 * HOUR }, 3 * HOUR],
  ['of another tab a moment ahead', { actedAt: 100 * HOUR + 1500 }, 0],
  ['made by a clock that has been set back since', { actedAt: 101 * HOUR }, MONTH],
])('CRT-8: tells the age of a change %s', (_, edit, age) => {
  expect(ageOf(edit, clock)).toBe(age);
});
