import { describe, expect, it } from 'vitest';
import { STANDING_ORDER_STATES, STANDING_ORDER_STEPS, standingOrderState } from './state';

const RUNNING = { isStopped: false, pausedUntil: undefined, until: undefined, halt: undefined };
const TODAY = '2026-11-25';

describe('STD-5: the state of a standing order', () => {
  it.each([
    [{}, 'ACTIVE'],
    [{ halt: 'NO_DELIVERY_DAY' }, 'HALTED'],
    [{ pausedUntil: null, halt: 'NO_DELIVERY_DAY' }, 'PAUSED'],
    [{ pausedUntil: '2026-11-26' }, 'PAUSED'],
    [{ pausedUntil: TODAY }, 'ACTIVE'],
    [{ pausedFrom: TODAY, pausedUntil: '2026-12-09' }, 'PAUSED'],
    [{ pausedFrom: '2026-11-26', pausedUntil: '2026-12-09' }, 'ACTIVE'],
    [{ until: TODAY }, 'ACTIVE'],
    [{ until: '2026-11-24', pausedUntil: null }, 'ENDED'],
    [{ isStopped: true, until: '2026-11-24', halt: 'CUSTOMER_DISABLED' }, 'STOPPED'],
  ] as const)('of %o is %s', (facts, state) => {
    expect(standingOrderState({ ...RUNNING, ...facts }, TODAY)).toBe(state);
  });

  it('is changed by people along the table only, and never to what the shop alone decides', () => {
    expect(Object.keys(STANDING_ORDER_STEPS).toSorted()).toEqual([...STANDING_ORDER_STATES].toSorted());
    for (const steps of Object.values(STANDING_ORDER_STEPS))
      for (const to of Object.values(steps)) expect(['ACTIVE', 'PAUSED', 'STOPPED']).toContain(to);
    expect(STANDING_ORDER_STEPS.STOPPED.PAUSE).toBeUndefined();
    expect(STANDING_ORDER_STEPS.HALTED.RESUME).toBeUndefined();
  });
});
