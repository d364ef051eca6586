import { describe, expect, it } from 'vitest';
import { checkForInactiveLabels } from './inactive-labels';
import type { LabelList } from './label';
import { labelAmount } from './label-amount';
import {
  addLabel,
  addLabelsFromEssences,
  CLEARED_LABELS,
  hasLabel,
  removeLabel,
  setLabelAmount,
} from './label-list';
import { mergeLabels } from './merge-labels';

const list: LabelList = [
  { sku: '1', amount: 2 },
  { sku: '2', amount: 5 },
];

describe('LAB-1: labels are added, removed and cleared', () => {
  it('adds one at the end unless told otherwise', () => {
    expect(addLabel(list, '3')).toEqual([...list, { sku: '3', amount: 1 }]);
    expect(addLabel([], '3', 7)).toEqual([{ sku: '3', amount: 7 }]);
  });

  it('does not double what is on the list', () => {
    expect(addLabel(list, '1', 7)).toEqual(list);
  });

  it('tells what is on the list', () => {
    expect(hasLabel(list, '2')).toBe(true);
    expect(hasLabel(list, '3')).toBe(false);
  });

  it('sets an amount in its place', () => {
    expect(setLabelAmount(list, '1', 9)).toEqual([
      { sku: '1', amount: 9 },
      { sku: '2', amount: 5 },
    ]);
    expect(setLabelAmount(list, '3', 9)).toEqual(list);
  });

  it('removes', () => {
    expect(removeLabel(list, '1')).toEqual([{ sku: '2', amount: 5 }]);
    expect(removeLabel(list, '3')).toEqual(list);
  });

  it('clears', () => {
    expect(CLEARED_LABELS).toEqual([]);
  });
});

describe('LAB-1: all essences are added without doubling', () => {
  it('keeps what is there and adds the others once', () => {
    expect(addLabelsFromEssences(list, ['3', '2', '3', '4'])).toEqual([
      ...list,
      { sku: '3', amount: 1 },
      { sku: '4', amount: 1 },
    ]);
  });
});

describe('LAB-1: lists are merged', () => {
  it('adds up amounts of the same article', () => {
    expect(
      mergeLabels(list, [
        { sku: '3', amount: 1 },
        { sku: '1', amount: 4 },
      ]),
    ).toEqual([
      { sku: '1', amount: 6 },
      { sku: '2', amount: 5 },
      { sku: '3', amount: 1 },
    ]);
  });

  it('up to 99999', () => {
    expect(mergeLabels([{ sku: '1', amount: 99_998 }], [{ sku: '1', amount: 2 }])).toEqual([
      { sku: '1', amount: 99_999 },
    ]);
  });

  it('refuses an amount that is none', () => {
    expect(() => mergeLabels(list, [{ sku: '1', amount: -1 }])).toThrow(RangeError);
  });
});

describe('LAB-1: the check for inactive products', () => {
  it('splits the list', () => {
    expect(checkForInactiveLabels(list, new Set(['2', '9']))).toEqual({
      printable: [{ sku: '2', amount: 5 }],
      inactive: [{ sku: '1', amount: 2 }],
    });
  });
});

describe('LAB-1: amounts are whole numbers from 1 to 99999', () => {
  it.each([1, 99_999])('%s is one', (amount) => {
    expect(labelAmount(amount)).toBe(amount);
  });

  it.each([0, -1, 1.5, 100_000, Number.NaN])('%s is none', (amount) => {
    expect(() => labelAmount(amount)).toThrow(
      new RangeError(`Not a number of labels from 1 to 99999: ${amount}`),
    );
    expect(() => addLabel(list, '1', amount)).toThrow(RangeError);
    expect(() => setLabelAmount(list, '9', amount)).toThrow(RangeError);
  });
});
