import { expect, it } from 'vitest';
import { handOverAtDeadline } from './hand-over-at-deadline';
import { readSettings } from './settings';

it.each([
  [undefined, [false, false]],
  ['AZ', [true, false]],
  ['GM, AZ', [true, true]],
  ['all', [true, true]],
])('HAND_OVER_AT_DEADLINE %j says whose deliveries wait for their deadline', (tenants, expected) => {
  const settings = readSettings(tenants === undefined ? {} : { HAND_OVER_AT_DEADLINE: tenants });
  expect(['AZ', 'GM'].map(handOverAtDeadline(settings))).toEqual(expected);
});
