import { testProduct, testTemplateItem } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import {
  isSelectedByDefault,
  planReplenishment,
  type ReplenishmentLine,
  type ReplenishmentInput,
  sortProposal,
} from './plan-replenishment';
import { faultOf, NO_EDITS, proposedLines } from './proposal-edits';

const item = (productSku: string, capturedQuantity: string, unit = 'Stk', unitRatio = 1) => ({
  productSku,
  capturedQuantity,
  capturedUnit: unit,
  unitRatio,
});

const plan = (question: Partial<ReplenishmentInput>) =>
  planReplenishment({ items: [], counted: [], inCart: new Map(), expected: [], ...question });

describe('from count to order', () => {
  it('adds up what was counted in all units and proposes what is missing, in the unit of the template', () => {
    const [line] = plan({
      items: [testTemplateItem('1', 1, { par: '20', unit: 'Ktn' })],
      counted: [item('1', '1.5', 'Ktn', 6), item('1', '2'), item('9', '4')],
    });
    expect(line).toMatchObject({
      counted: '11',
      proposal: { kind: 'ORDER', amount: 2, missing: '9', raisedToMinimum: false },
    });
  });

  it('INV-2: what is on its way is not ordered a second time, and the line says what it follows from', () => {
    const coming = (sku: string, quantity: string, day: string) => ({
      sku,
      quantity,
      day,
      orderId: '4000012',
    });
    const lines = plan({
      items: ['1', '2', '3', '4'].map((sku) => testTemplateItem(sku, 1, { par: '16' })),
      counted: [item('1', '4'), item('2', '4'), item('4', '16')],
      expected: [
        coming('1', '8', '2026-12-02'),
        coming('1', '2.5', '2026-11-30'),
        coming('2', '12', '2026-11-30'),
        coming('3', '20', '2026-11-30'),
        coming('4', '12', '2026-11-30'),
        coming('9', '12', '2026-11-30'),
      ],
    });
    expect(lines[0]).toMatchObject({
      par: '16',
      counted: '4',
      expected: { quantity: '10.5', days: ['2026-11-30', '2026-12-02'] },
      proposal: { kind: 'ORDER', amount: 2, missing: '1.5' },
    });
    const sorted = sortProposal(lines);
    const skusOf = (some: readonly ReplenishmentLine[]) => some.map(({ product }) => product.sku);
    expect(skusOf(sorted.missing)).toEqual(['1']);
    expect(skusOf(sorted.coming)).toEqual(['2', '3']);
    expect(skusOf(sorted.enough)).toEqual(['4']);
  });

  it('takes a par that is a fraction exactly', () => {
    const [line] = plan({
      items: [testTemplateItem('1', 1, { par: '2.5' })],
      counted: [item('1', '2.4')],
    });
    expect(line?.proposal).toMatchObject({ kind: 'ORDER', amount: 1, missing: '0.1' });
  });

  it('sorts what is missing, not counted, not to be had and enough, and leaves out what has no par', () => {
    const gone = testProduct('3', 'Rahm', { status: 'INACTIVE' });
    const sorted = sortProposal(
      plan({
        items: [
          testTemplateItem('1', 1, { par: '5' }),
          testTemplateItem('2', 1, { par: '5' }),
          testTemplateItem('3', 1, { par: '5', product: gone }),
          testTemplateItem('4', 1, { par: '5' }),
          testTemplateItem('5', 1),
        ],
        counted: [item('1', '1'), item('3', '1'), item('4', '5')],
      }),
    );
    const skusOf = (lines: readonly ReplenishmentLine[]) => lines.map(({ product }) => product.sku);
    expect(skusOf(sorted.missing)).toEqual(['1']);
    expect(skusOf(sorted.uncounted)).toEqual(['2']);
    expect(skusOf(sorted.unavailable)).toEqual(['3']);
    expect(skusOf(sorted.enough)).toEqual(['4']);
  });

  it('never lowers what is in the cart by itself', () => {
    const lines = plan({
      items: ['1', '2', '3'].map((sku) => testTemplateItem(sku, 1, { par: '5' })),
      counted: [item('1', '2'), item('2', '2'), item('3', '2')],
      inCart: new Map([
        ['1', { amount: 3, unit: 'Stk' }],
        ['2', { amount: 1, unit: 'Stk' }],
        ['3', { amount: 1, unit: 'Ktn' }],
      ]),
    });
    expect(lines.map(isSelectedByDefault)).toEqual([false, true, false]);
  });

  it('QTY-1: adds what the buyer has left of it, as far as it may be ordered, with what the template notes', () => {
    const few = testProduct('2', 'Milch', { minSaleQuantity: 4 });
    const lines = plan({
      items: [
        testTemplateItem('1', 1, { par: '5', note: 'reif', costCentre: 'Bar' }),
        testTemplateItem('2', 1, { par: '5', product: few }),
        testTemplateItem('3', 1, { par: '5' }),
      ],
      counted: [item('1', '2'), item('2', '4'), item('3', '4')],
    });
    const [, second] = lines;
    expect(proposedLines(lines, NO_EDITS, () => false).map(({ amount }) => amount)).toEqual([3, 4, 1]);
    const edits = {
      taken: new Map([['3', false]]),
      amounts: new Map([
        ['2', '3'],
        ['1', '7'],
      ]),
    };
    expect(proposedLines(lines, edits, () => false)).toMatchObject([
      { product: { sku: '1' }, amount: 7, unit: 'Stk', remarks: { note: 'reif', costCentre: 'Bar' } },
    ]);
    // What is still asked about waits for the answer.
    expect(proposedLines(lines, edits, ({ product }) => product.sku === '1')).toEqual([]);
    expect(second && faultOf(second, edits)).toEqual({ kind: 'BELOW', minimum: 4 });
  });
});
