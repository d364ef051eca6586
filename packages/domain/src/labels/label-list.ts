import type { LabelList, LabelPair } from './label';
import { labelAmount } from './label-amount';

/**
 * Adds labels of an article, one unless said otherwise (LAB-1). An article that is on the list already stays as it
 * is: pressing the button again, or on another device, must not double what will be printed.
 *
 * @throws RangeError when the amount is not a whole number from 1 to 99999
 * @example addLabel([], '100123') // [{ sku: '100123', amount: 1 }]
 */
export const addLabel = (list: LabelList, sku: string, amount = 1): LabelList => {
  const pair = { sku, amount: labelAmount(amount) };
  return hasLabel(list, sku) ? list : [...list, pair];
};

/** Whether an article is on the list. */
export const hasLabel = (list: LabelList, sku: string): boolean => list.some((label) => label.sku === sku);

/**
 * Sets how many labels of an article are printed; an article that is not on the list is left off it.
 *
 * @throws RangeError when the amount is not a whole number from 1 to 99999
 */
export const setLabelAmount = (list: LabelList, sku: string, amount: number): LabelList => {
  const pair = { sku, amount: labelAmount(amount) };
  return list.map((label) => (label.sku === sku ? pair : label));
};

/** Takes an article off the list (LAB-1); nothing happens when it is not on it. */
export const removeLabel = (list: LabelList, sku: string): LabelList =>
  list.filter((label) => label.sku !== sku);

/** The list after clearing (LAB-1). */
export const CLEARED_LABELS: LabelList = [];

/**
 * Adds all articles of the essence list that are not on the label list yet, one label each, in their order (LAB-1).
 * What is there keeps its place and its amount.
 */
export const addLabelsFromEssences = (list: LabelList, skus: Iterable<string>): LabelList => {
  const bySku = new Map<string, LabelPair>(list.map((label) => [label.sku, label]));
  for (const sku of skus) if (!bySku.has(sku)) bySku.set(sku, { sku, amount: 1 });
  return [...bySku.values()];
};
