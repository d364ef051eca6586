import { describe, expect, it } from 'vitest';
import { occurrenceDifferences, type StandingAmount } from './differences';

const line = (sku: string, amount: number, unitAbbreviation = 'ST'): StandingAmount => ({
  sku,
  amount,
  unitAbbreviation,
});
const PATTERN = [line('milk', 12), line('cream', 6), line('butter', 2)];

describe('an occurrence that differs from its standing order', () => {
  it('STD-9: says what it has besides, in another amount or unit, and what it lacks', () => {
    const own = [line('milk', 12), line('parsley', 3), line('butter', 1, 'KT')];
    expect(occurrenceDifferences(PATTERN, own)).toEqual([
      { kind: 'ADDED', now: line('parsley', 3) },
      { kind: 'CHANGED', before: line('butter', 2), now: line('butter', 1, 'KT') },
      { kind: 'REMOVED', before: line('cream', 6) },
    ]);
  });

  it('is none where it has no lines of its own, or the pattern has become the same', () => {
    expect(occurrenceDifferences(PATTERN, undefined)).toEqual([]);
    expect(occurrenceDifferences(PATTERN, PATTERN.toReversed())).toEqual([]);
  });
});
