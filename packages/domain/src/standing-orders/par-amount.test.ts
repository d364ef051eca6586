import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRESH_COUNT_HOURS, parAmount, type ParLine } from './par-amount';

const HOUR = 3_600_000;
const SUBMIT_AT = Date.parse('2026-11-25T14:30:00Z');
const FRESH_SINCE = SUBMIT_AT - FRESH_COUNT_HOURS * HOUR;
const line = (more: Partial<ParLine> = {}): ParLine => ({
  par: 4,
  unit: { ratio: '6' },
  count: { quantity: '7', at: SUBMIT_AT - HOUR },
  expected: '0',
  ...more,
});
const at = (now: number) => ({ submitAt: SUBMIT_AT, now });

describe('STD-14: a stock is filled up', () => {
  it.each<[string, Partial<ParLine>, ReturnType<typeof parAmount>]>([
    ['in whole units, rounded up', {}, { kind: 'ORDER', amount: 3 }],
    ['without what came or comes', { expected: '11' }, { kind: 'ORDER', amount: 1 }],
    ['and enough is enough', { expected: '17' }, { kind: 'ENOUGH' }],
    [
      'an empty shelf to the par itself',
      { count: { quantity: 0, at: SUBMIT_AT } },
      { kind: 'ORDER', amount: 4 },
    ],
    ['a broken carton counts', { count: { quantity: '23.9', at: SUBMIT_AT } }, { kind: 'ORDER', amount: 1 }],
  ])('%s', (_, more, amount) => {
    expect(parAmount(line(more), at(SUBMIT_AT))).toEqual(amount);
  });

  it('from a count of 48 hours before it is ordered, and not from an older one', () => {
    const counted = (quantity: string, when: number) => line({ count: { quantity, at: when } });
    expect(parAmount(counted('7', FRESH_SINCE), at(SUBMIT_AT))).toEqual({ kind: 'ORDER', amount: 3 });
    expect(parAmount(counted('7', FRESH_SINCE - 1), at(SUBMIT_AT))).toEqual({ kind: 'NOT_COUNTED' });
  });

  it('asks for a count as soon as one can count, and not before', () => {
    const uncounted = line({ count: undefined });
    expect(parAmount(uncounted, at(FRESH_SINCE - 1))).toEqual({ kind: 'TOO_EARLY' });
    expect(parAmount(uncounted, at(FRESH_SINCE))).toEqual({ kind: 'NOT_COUNTED' });
  });

  it('never leaves less than the par, and never a whole unit more', () => {
    const tenths = fc.integer({ min: 0, max: 100_000 }).map((value) => (value / 10).toFixed(1));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 1000 }),
        tenths,
        tenths,
        (par, ratio, quantity, expected) => {
          const filled = parAmount(
            { par, unit: { ratio: String(ratio) }, count: { quantity, at: SUBMIT_AT }, expected },
            at(SUBMIT_AT),
          );
          // Tenths as whole numbers: no binary fraction takes part.
          const there = Math.round(Number(quantity) * 10) + Math.round(Number(expected) * 10);
          const wanted = par * ratio * 10;
          if (filled.kind !== 'ORDER') {
            expect(filled.kind).toBe('ENOUGH');
            expect(there).toBeGreaterThanOrEqual(wanted);
            return;
          }
          expect(there + filled.amount * ratio * 10).toBeGreaterThanOrEqual(wanted);
          expect(there + (filled.amount - 1) * ratio * 10).toBeLessThan(wanted);
          expect(filled.amount).toBeLessThanOrEqual(par);
        },
      ),
    );
  });
});
