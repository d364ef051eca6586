import { describe, expect, it } from 'vitest';
import { dueDecision, occurrenceTimes } from './submission-time';

const DEADLINE = Date.parse('2026-11-26T15:00:00Z');
const MINUTE = 60_000;

describe('STD-7: an occurrence is ordered a while before its deadline', () => {
  it('half an hour, where nobody says otherwise, and before the first deadline of its articles', () => {
    const at = (deadlines: readonly number[]) =>
      new Date(occurrenceTimes(DEADLINE, deadlines, 30).submitAt).toISOString();
    expect(at([])).toBe('2026-11-26T14:30:00.000Z');
    expect(at([DEADLINE, DEADLINE - 60 * MINUTE])).toBe('2026-11-26T13:30:00.000Z');
  });

  it.each([
    [-31 * MINUTE, 'WAIT'],
    [-30 * MINUTE, 'SUBMIT'],
    [-1, 'SUBMIT'],
    [0, 'TOO_LATE'],
    [24 * 60 * MINUTE, 'TOO_LATE'],
  ] as const)('and %d ms from it the decision is %s', (after, decision) => {
    expect(dueDecision(occurrenceTimes(DEADLINE, [], 30), DEADLINE + after)).toBe(decision);
  });
});
