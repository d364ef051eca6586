import { describe, expect, it } from 'vitest';
import type { PadLine } from '../lines/pad-line';
import { nextStep, type StepQueue } from './step-queue';

const line = (id: number, state: PadLine['state'], kind?: PadLine['guesses'][number]['kind']): PadLine => ({
  row: { id, article: 'a', amount: '1', unit: '' },
  state,
  verdict: undefined,
  guesses: kind === undefined ? [] : [{ kind }],
  fields: { article: 'a', amount: '1', unit: '' },
  amountUnusable: false,
  amountOffers: [],
  product: undefined,
  unit: undefined,
  amount: 1,
  priced: undefined,
  unusual: undefined,
});

const queue = (lines: readonly PadLine[], other: Partial<StepQueue> = {}): StepQueue => ({
  lines,
  later: new Set(),
  taken: new Set(),
  typing: undefined,
  ...other,
});

const LINES = [
  line(1, 'READY'),
  line(2, 'GUESSED', 'UNIT_NOT_WRITTEN'),
  line(3, 'OPEN'),
  line(4, 'OPEN'),
  line(5, 'GUESSED', 'UNIT_NOT_WRITTEN'),
  line(6, 'OFFER'),
];

const idsOf = (step: ReturnType<typeof nextStep>) => step?.lines.map(({ row }) => row.id);

describe('nextStep', () => {
  it('shows open lines one at a time, then each kind of guess at once', () => {
    const settled = new Set<number>();
    const shown: unknown[] = [];
    for (;;) {
      const step = nextStep(queue(LINES, { later: settled }));
      if (step === undefined) break;
      shown.push([step.kind, idsOf(step)]);
      for (const id of step.ids) settled.add(id);
    }
    expect(shown).toEqual([
      ['OPEN', [3]],
      ['OPEN', [4]],
      ['UNIT_NOT_WRITTEN', [2, 5]],
      ['AMOUNT_OFFERED', [6]],
    ]);
  });

  it('brings a line that asks again after the others', () => {
    expect(idsOf(nextStep(queue(LINES, { taken: new Set([3]) })))).toEqual([4]);
    expect(idsOf(nextStep(queue([line(3, 'OPEN')], { taken: new Set([3]) })))).toEqual([3]);
  });

  it('stays on a kind while one of its lines is written or waits, and goes on when all are settled', () => {
    const before = nextStep(queue([line(2, 'GUESSED', 'SPELLING'), line(5, 'GUESSED', 'SPELLING')]));
    const written = [line(2, 'READY'), line(5, 'READY'), line(7, 'OPEN')];
    expect(idsOf(nextStep(queue(written, { typing: 2 }), before))).toEqual([2]);
    expect(idsOf(nextStep(queue([line(2, 'CHECKING'), ...written.slice(1)]), before))).toEqual([2]);
    expect(idsOf(nextStep(queue(written), before))).toEqual([7]);
  });
});
