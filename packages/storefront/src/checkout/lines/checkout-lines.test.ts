import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../cart';
import { testItem } from '@gastroshop/cart/testing';
import { checkoutLines } from './checkout-lines';

const edit = (sku: string, amount: number, phase: OutboxEntry['phase'] = 'waiting'): OutboxEntry => ({
  sku,
  amount,
  unit: 'Stk',
  operationId: `${sku}-${amount}`,
  actedAt: 0,
  phase,
});

const items = [testItem('1', 1), testItem('2', 2), testItem('3', 3)];
const [, second] = items;

describe('checkoutLines', () => {
  it('shows what the buyer has done before the backend knows it', () => {
    const lines = checkoutLines(items, { '2': edit('2', 9), '3': edit('3', 4, 'unsent') });
    expect(lines.map(({ sku, amount, busy, unsent }) => [sku, amount, busy, unsent])).toEqual([
      ['1', 1, false, false],
      ['2', 9, true, false],
      ['3', 4, false, true],
    ]);
  });

  it('keeps a line that was taken out on this page in its place, with its amount', () => {
    if (second === undefined) throw new Error('There is no second line');
    const removed = [{ item: second, below: '1' }];
    const whileSending = checkoutLines(items, { '2': edit('2', 0) }, removed);
    const rest = items.filter((item) => item !== second);
    const whenGone = checkoutLines(rest, {}, removed);
    for (const lines of [whileSending, whenGone]) {
      expect(lines.map(({ sku, amount, removed: gone }) => [sku, amount, gone])).toEqual([
        ['1', 1, false],
        ['2', 2, true],
        ['3', 3, false],
      ]);
    }
  });

  it('leaves out a line that was taken out elsewhere', () => {
    expect(checkoutLines(items, { '2': edit('2', 0) }).map(({ sku }) => sku)).toEqual(['1', '3']);
  });

  it('brings a line back before the backend has answered', () => {
    if (second === undefined) throw new Error('There is no second line');
    const rest = items.filter((item) => item !== second);
    const lines = checkoutLines(rest, { '2': edit('2', 5) }, [{ item: second, below: '1' }]);
    expect(lines[1]).toMatchObject({ sku: '2', amount: 5, removed: false });
  });

  it('gives the same object for a line of which nothing changed, so that its row does not render again', () => {
    const before = checkoutLines(items, {});
    const after = checkoutLines(items, { '2': edit('2', 9) });
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[2]).toBe(before[2]);
  });
});
