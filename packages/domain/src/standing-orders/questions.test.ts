import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingQuestions, type StandingGuards, type StandingLine } from './questions';

const GUARDS: StandingGuards = { priceRisePercent: 10, sumPercent: 15, missing: 'SKIP_LINE' };
const line = (sku: string, more: Partial<StandingLine> = {}): StandingLine => ({
  sku,
  isMissing: false,
  hasOtherAllergens: false,
  before: '100',
  now: '100',
  ...more,
});
const ask = (lines: readonly StandingLine[], guards: Partial<StandingGuards> = {}, shortfall?: string) =>
  standingQuestions({ lines, shortfall, guards: { ...GUARDS, ...guards } });

describe('STD-6: a standing order asks', () => {
  it('nothing where nothing is different, and nothing where something is cheaper', () => {
    expect(ask([line('1'), line('2', { now: '20' })])).toEqual([]);
  });

  it('when one article is dearer by more than is allowed, and not at the very limit', () => {
    expect(ask([line('1', { now: '110' }), line('2')])).toEqual([]);
    expect(ask([line('1', { before: '3.65', now: '4.2' }), line('2')])).toEqual([
      { kind: 'PRICE_RISE', sku: '1', before: '3.65', now: '4.2', percent: '15' },
    ]);
    expect(ask([line('1', { now: '200' }), line('2')], { priceRisePercent: undefined })).toEqual([
      { kind: 'SUM_RISE', before: '200.00', now: '300.00', percent: '50' },
    ]);
  });

  it('when all of it is dearer, though no article is by much', () => {
    const lines = [line('1', { now: '116' }), line('2', { now: '116' })];
    expect(ask(lines, { priceRisePercent: 20 })).toEqual([
      { kind: 'SUM_RISE', before: '200.00', now: '232.00', percent: '16' },
    ]);
    expect(ask(lines, { priceRisePercent: undefined, sumPercent: undefined })).toEqual([]);
  });

  it('for an article that is not to be had only where it is told to, and always when nothing is left', () => {
    const gone = line('1', { isMissing: true, now: undefined });
    expect(ask([gone, line('2')])).toEqual([]);
    expect(ask([gone, line('2')], { missing: 'ASK' })).toEqual([{ kind: 'MISSING', sku: '1' }]);
    // Nothing was found that could come instead.
    expect(ask([gone, line('2')], { missing: 'SUBSTITUTE' })).toEqual([{ kind: 'MISSING', sku: '1' }]);
    expect(ask([gone])).toEqual([{ kind: 'NOTHING_LEFT' }]);
  });

  it('instead of raising an amount or filling up a delivery', () => {
    expect(ask([line('1', { smallestAmount: 6, now: undefined }), line('2')], {}, '24.10')).toEqual([
      { kind: 'AMOUNT_TOO_SMALL', sku: '1', smallestAmount: 6 },
      { kind: 'ORDER_VALUE', missing: '24.10' },
    ]);
  });

  it('when allergens have changed', () => {
    expect(ask([line('1', { hasOtherAllergens: true })])).toEqual([{ kind: 'ALLERGENS', sku: '1' }]);
  });

  it('whenever an article has risen by more than the limit, whatever the prices', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    const money = (amount: number): string => (amount / 100).toFixed(2);
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 200 }), (before, now, priceRisePercent) => {
        const lines = [line('1', { before: money(before), now: money(now) })];
        const questions = ask(lines, { priceRisePercent, sumPercent: undefined });
        expect(questions.length > 0).toBe(now * 100 > before * (100 + priceRisePercent));
      }),
    );
  });

  it('STD-14: whether to order a stock that nobody has counted, and nothing of what a count found enough of', () => {
    expect(ask([line('1', { isUncounted: true }), line('2')])).toEqual([{ kind: 'NOT_COUNTED', sku: '1' }]);
    const enough = line('1', { isEnough: true, isMissing: true, now: '900', hasOtherAllergens: true });
    expect(ask([enough, line('2')], { missing: 'ASK' })).toEqual([]);
    expect(ask([enough, line('2', { isMissing: true })])).toEqual([{ kind: 'NOTHING_LEFT' }]);
    expect(ask([enough, { ...enough, sku: '2' }], {}, '50.00')).toEqual([]);
  });
});
