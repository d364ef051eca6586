import { expect, it } from 'vitest';
import { hasFairEnded } from './fair-over';

it.each([
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['2026-11-26', false],
  [undefined, false],
])(
  'FAI-2: a fair that delivers until %s is over on 25 November 2026: %s',
  (lastPossibleDeliveryDate, over) => {
    expect(hasFairEnded({ lastPossibleDeliveryDate }, '2026-11-25')).toBe(over);
  },
);
