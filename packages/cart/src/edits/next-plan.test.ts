import { describe, expect, it } from 'vitest';
import { testItem } from '../testing';
import type { OutboxEntry } from '../outbox';
import { nextPlan } from './next-plan';

const PLAN = [
  { date: '2027-01-15', amount: 4 },
  { date: '2027-02-12', amount: 2 },
];
const item = { ...testItem('1', 6), plan: PLAN };
const none = { edit: undefined, removedPlan: undefined };

describe('nextPlan', () => {
  it('FAI-2: keeps what is planned when only the amount is changed, and adds up', () => {
    expect(nextPlan({ amount: 7, unit: 'Stk' }, { item, ...none })).toEqual([
      { date: '2027-01-15', amount: 4 },
      { date: '2027-02-12', amount: 3 },
    ]);
  });

  it('takes a plan that is named, and none where it is taken away', () => {
    const plan = [{ date: '2027-03-12', amount: 6 }];
    expect(nextPlan({ amount: 6, unit: 'Stk', plan }, { item, ...none })).toBe(plan);
    expect(nextPlan({ amount: 6, unit: 'Stk', plan: [] }, { item, ...none })).toEqual([]);
  });

  it('follows what the buyer has done since, not what the backend told before', () => {
    const edit: OutboxEntry = {
      sku: '1',
      amount: 6,
      unit: 'Stk',
      operationId: 'a',
      actedAt: 0,
      phase: 'waiting',
    };
    expect(nextPlan({ amount: 7, unit: 'Stk' }, { item, edit, removedPlan: undefined })).toBeUndefined();
  });

  it('brings a line back with the plan it had, and another amount without one', () => {
    const gone = { item: undefined, edit: undefined, removedPlan: PLAN };
    expect(nextPlan({ amount: 6, unit: 'Stk' }, gone)).toBe(PLAN);
    expect(nextPlan({ amount: 5, unit: 'Stk' }, gone)).toBeUndefined();
  });

  it('never falls below what the article is sold by', () => {
    const least = { ...item, product: { ...item.product, minSaleQuantity: 2 } };
    expect(nextPlan({ amount: 5, unit: 'Stk' }, { item: least, ...none })).toEqual([
      { date: '2027-01-15', amount: 5 },
    ]);
  });
});
