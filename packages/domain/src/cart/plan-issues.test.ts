import { describe, expect, it } from 'vitest';
import { planIssues } from './plan-issues';

const THURSDAY = '2026-11-26';
const MONDAY = '2026-11-30';
const rules = { amount: 12, smallestAmount: 4 };
const entry = (date: string, amount: number) => ({ date, amount });

describe('the entries of a delivery plan add up to the amount of the line', () => {
  it('accepts one that does', () => {
    expect(planIssues([entry(THURSDAY, 4), entry(MONDAY, 8)], rules)).toEqual([]);
  });

  it.each([
    [11, [entry(THURSDAY, 4), entry(MONDAY, 7)]],
    [13, [entry(THURSDAY, 4), entry(MONDAY, 9)]],
    [0, []],
  ])('tells that %i is planned of 12', (planned, plan) => {
    expect(planIssues(plan, rules)).toEqual([{ code: 'SUM_DIFFERS', planned, amount: 12 }]);
  });
});

describe('QTY-1: the minimum of the unit holds for each entry of a plan', () => {
  it('tells each entry below it', () => {
    expect(planIssues([entry(THURSDAY, 3), entry(MONDAY, 9)], rules)).toEqual([
      { code: 'BELOW_MINIMUM', date: THURSDAY, amount: 3, minimum: 4 },
    ]);
  });

  it('tells what is no whole number as that', () => {
    expect(planIssues([entry(THURSDAY, 3.5), entry(MONDAY, 8.5)], rules)).toEqual([
      { code: 'NOT_WHOLE', date: THURSDAY, amount: 3.5 },
      { code: 'NOT_WHOLE', date: MONDAY, amount: 8.5 },
    ]);
  });
});

describe('FAI-2: each entry of a plan has a day of its own on which the fair delivers', () => {
  it('tells a date that stands twice', () => {
    expect(planIssues([entry(MONDAY, 4), entry(THURSDAY, 4), entry(MONDAY, 4)], rules)).toEqual([
      { code: 'DATE_TWICE', date: MONDAY },
    ]);
  });

  it('tells a day on which there is no delivery', () => {
    const possibleDays = new Set([MONDAY]);
    expect(planIssues([entry(MONDAY, 4), entry(THURSDAY, 8)], { ...rules, possibleDays })).toEqual([
      { code: 'DAY_NOT_POSSIBLE', date: THURSDAY },
    ]);
  });
});
