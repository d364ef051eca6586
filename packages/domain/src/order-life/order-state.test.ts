import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITABLE_STATES, orderStateAt } from './order-state';

const STATUSES = ['RECEIVED', 'CONFIRMED', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED', 'CANCELLED'];
const DEADLINE = Date.parse('2026-11-25T15:00:00Z');

describe('ORD-1: the state of an order at a moment', () => {
  it.each([
    ['RECEIVED', DEADLINE, DEADLINE - 1, 'OPEN'],
    ['RECEIVED', DEADLINE, DEADLINE, 'LOCKED'],
    ['RECEIVED', undefined, 0, 'LOCKED'],
    ['CONFIRMED', DEADLINE, 0, 'LOCKED'],
    ['IN_PREPARATION', DEADLINE, 0, 'IN_PREPARATION'],
    ['SHIPPED', DEADLINE, 0, 'SHIPPED'],
    ['DELIVERED', DEADLINE, 0, 'DELIVERED'],
    ['CANCELLED', DEADLINE, DEADLINE + 1, 'CANCELLED'],
    ['toString', DEADLINE, 0, 'OPEN'],
  ])('stored as %s, until %s, at %s: %s', (status, until, now, state) => {
    expect(orderStateAt(status, until, now)).toBe(state);
  });

  it('never opens again by the clock', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), fc.nat(100), fc.nat(100), (status, until, now) => {
        const [early, late] = [orderStateAt(status, until, now), orderStateAt(status, until, now + 1)];
        if (!EDITABLE_STATES.includes(early)) expect(late).toBe(early);
      }),
    );
  });
});
