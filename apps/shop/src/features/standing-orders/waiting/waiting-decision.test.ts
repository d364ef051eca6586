import type { StandingOccurrence, StandingOrderLine } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { addDecision, type WaitingDecision, withDecision, withoutDecision } from './waiting-decision';

const line: StandingOrderLine = {
  position: 0,
  sku: '1',
  unitAbbreviation: 'KT',
  amount: 3,
  name: 'Vollmilch',
  isAvailable: true,
};
const decision = (more: Partial<WaitingDecision> = {}): WaitingDecision => ({
  standingOrderId: 's1',
  name: 'Milch',
  date: '2026-12-01',
  day: '2026-12-01',
  at: 1,
  ...more,
});
const occurrence = (more: Partial<StandingOccurrence> = {}): StandingOccurrence => ({
  date: '2026-12-01',
  deliveryDay: '2026-12-01',
  state: 'PLANNED',
  positions: 4,
  net: '100.00',
  questions: [],
  leftOut: [],
  orderedAlready: [],
  ...more,
});

describe('what was decided of one delivery without a network', () => {
  it('is one decision however often it is changed, and says of both what was said last', () => {
    const kept = [
      decision({ lines: [line] }),
      decision({ date: '2026-12-03', skips: true }),
      decision({ skips: true, at: 2 }),
      decision({ skips: false, at: 3 }),
    ].reduce(addDecision, []);
    expect(kept).toEqual([
      decision({ date: '2026-12-03', skips: true, lines: undefined }),
      decision({ lines: [line], skips: false, at: 3 }),
    ]);
  });

  it('is forgotten once it was sent, and stays where it was decided anew meanwhile', () => {
    const [sent, anew] = [decision({ skips: true }), decision({ skips: false, at: 2 })];
    expect(withoutDecision([sent], sent)).toEqual([]);
    expect(withoutDecision([anew], sent)).toEqual([anew]);
    expect(withoutDecision([decision({ standingOrderId: 's2', skips: true })], sent)).toHaveLength(1);
  });

  it('is shown as it will be', () => {
    expect(withDecision(occurrence(), { skips: true }).state).toBe('SKIPPED');
    expect(withDecision(occurrence({ state: 'SKIPPED', by: 'Eva' }), { skips: false }).state).toBe('PLANNED');
    const asked = occurrence({ state: 'ASK', questions: [{ kind: 'MISSING', sku: '1' }] });
    expect(withDecision(asked, { skips: false }).state).toBe('ASK');
    expect(withDecision(asked, { lines: [line] })).toMatchObject({
      lines: [line],
      questions: [],
      net: undefined,
    });
    expect(withDecision(occurrence({ lines: [line] }), { lines: 'AS_USUAL' }).lines).toBeUndefined();
  });

  it.each(['ORDERED', 'CLOSED', 'NOT_ORDERED'] as const)('changes nothing of one that is %s', (state) => {
    const over = occurrence({ state });
    expect(withDecision(over, { skips: true, lines: [line] })).toBe(over);
  });
});
