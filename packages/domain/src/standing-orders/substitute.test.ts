import { describe, expect, it } from 'vitest';
import { substituteAmong, type SubstituteCandidate } from './substitute';

const candidate = (sku: string, more: Partial<SubstituteCandidate> = {}): SubstituteCandidate => ({
  sku,
  canBeOrdered: true,
  comesAlong: true,
  ...more,
});

describe('STD-13: what comes instead', () => {
  it.each<[string, readonly SubstituteCandidate[], string | undefined]>([
    ['the first named', [candidate('2'), candidate('3')], '2'],
    ['none that cannot be ordered', [candidate('2', { canBeOrdered: false }), candidate('3')], '3'],
    ['none that comes on other days', [candidate('2', { comesAlong: false }), candidate('3')], '3'],
    ['none that is in the order already', [candidate('1'), candidate('3')], '3'],
    ['nothing where nothing is left', [candidate('1')], undefined],
    ['nothing where nothing is named', [], undefined],
  ])('%s', (_case, candidates, expected) => {
    expect(substituteAmong(candidates, new Set(['1']))?.sku).toBe(expected);
  });
});
