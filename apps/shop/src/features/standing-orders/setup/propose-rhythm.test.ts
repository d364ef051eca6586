import { describe, expect, it } from 'vitest';
import { proposeRhythm } from './propose-rhythm';

const orders = (...dates: readonly string[]) => dates.map((deliverySlotDate) => ({ deliverySlotDate }));

describe('the rhythm proposed', () => {
  it('is the weekdays that came at least twice lately', () => {
    const past = orders('2026-11-23', '2026-11-16', '2026-11-25', '2026-11-18', '2026-11-20');
    expect(proposeRhythm(past, '2026-11-25')).toEqual({ kind: 'WEEKDAYS', days: [1, 3] });
  });

  it('counts a day once, forgets what is long ago, and is none where none is to be seen', () => {
    expect(proposeRhythm(orders('2026-11-23', '2026-11-23'), '2026-11-25')).toBeUndefined();
    expect(proposeRhythm(orders('2026-10-19', '2026-10-12'), '2026-11-25')).toBeUndefined();
    expect(proposeRhythm([{}], '2026-11-25')).toBeUndefined();
  });
});
