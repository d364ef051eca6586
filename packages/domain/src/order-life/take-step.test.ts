import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITABLE_STATES, ORDER_STATES, type OrderState } from './order-state';
import { takeStep } from './take-step';
import { ORDER_EVENT_KINDS, TRANSITIONS, type OrderActor } from './transitions';

const ACTIONS = [...new Set(TRANSITIONS.map(({ action }) => action))];
const ACTORS: readonly OrderActor[] = ['BUYER', 'APPROVER', 'CLOCK', 'MERCHANDISE_SYSTEM'];

describe('ORD-1: the steps of an order', () => {
  it('each step of the table once, and no state without a way in or out of which nobody knows', () => {
    const keys = TRANSITIONS.map(({ from, action }) => `${from} ${action}`);
    expect(new Set(keys).size).toBe(keys.length);
    const reached = new Set<OrderState>(['PLANNED', ...TRANSITIONS.map(({ to }) => to)]);
    expect(ORDER_STATES.filter((state) => !reached.has(state))).toEqual([]);
    const left = new Set(TRANSITIONS.map(({ from }) => from));
    expect(ORDER_STATES.filter((state) => !left.has(state))).toEqual(['CHECKED']);
    expect(new Set(TRANSITIONS.map(({ event }) => event))).toEqual(new Set(ORDER_EVENT_KINDS));
  });

  it('is cancelled from the first three states only', () => {
    const from = TRANSITIONS.filter(({ to }) => to === 'CANCELLED').map(({ from: state }) => state);
    expect([...new Set(from)]).toEqual(EDITABLE_STATES);
  });

  it.each([
    ['OPEN', 'CANCEL', 'BUYER', [10], 9, 'ALLOWED'],
    ['OPEN', 'CANCEL', 'BUYER', [10], 10, 'TOO_LATE'],
    ['OPEN', 'CANCEL', 'BUYER', [20, 10], 15, 'TOO_LATE'],
    ['OPEN', 'CANCEL', 'BUYER', [undefined], 0, 'TOO_LATE'],
    ['OPEN', 'CANCEL', 'MERCHANDISE_SYSTEM', [10], 9, 'NOT_BY_ACTOR'],
    ['LOCKED', 'CANCEL', 'BUYER', [10], 9, 'NOT_FROM_HERE'],
    ['CANCELLED', 'RESTORE', 'BUYER', [20, 10], 9, 'ALLOWED'],
    ['CANCELLED', 'RESTORE', 'BUYER', [20, 10], 10, 'TOO_LATE'],
    ['CANCELLED', 'RESTORE', 'MERCHANDISE_SYSTEM', [10], 9, 'NOT_BY_ACTOR'],
    ['IN_PREPARATION', 'RESTORE', 'BUYER', [10], 9, 'NOT_FROM_HERE'],
    ['OPEN', 'LOCK', 'CLOCK', [10, 20], 15, 'TOO_EARLY'],
    ['OPEN', 'LOCK', 'CLOCK', [10, 20], 20, 'ALLOWED'],
    ['OPEN', 'PREPARE', 'MERCHANDISE_SYSTEM', [10], 0, 'ALLOWED'],
    ['DELIVERED', 'CHECK', 'BUYER', [10], 99, 'ALLOWED'],
  ] as const)('%s, %s by %s, deadlines %j, at %i: %s', (state, action, actor, deadlines, now, kind) => {
    expect(takeStep({ state, action, actor, deadlines, now }).kind).toBe(kind);
  });

  it('ORD-8: on no path is a line changed, an order cancelled or brought back at or after a deadline it touches', () => {
    const steps = fc.array(
      fc.record({
        action: fc.constantFrom(...ACTIONS),
        actor: fc.constantFrom(...ACTORS),
        wait: fc.nat(4),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }), (path, deadlines) => {
        let state: OrderState = 'PLANNED';
        let now = 0;
        for (const { action, actor, wait } of path) {
          now += wait;
          const result = takeStep({ state, action, actor, deadlines, now });
          if (result.kind !== 'ALLOWED') continue;
          const { transition } = result;
          if (['CHANGED', 'CANCELLED'].includes(transition.event)) {
            expect(now).toBeLessThan(Math.min(...deadlines));
            expect(EDITABLE_STATES).toContain(state);
          }
          if (transition.event === 'LOCKED') expect(now).toBeGreaterThanOrEqual(Math.max(...deadlines));
          // What is over stays over, but for a cancellation taken back in time.
          expect(state).not.toBe('CHECKED');
          if (state === 'CANCELLED') expect([actor, transition.event]).toEqual(['BUYER', 'RESTORED']);
          if (transition.event === 'RESTORED') expect(now).toBeLessThan(Math.min(...deadlines));
          state = transition.to;
        }
      }),
    );
  });
});
