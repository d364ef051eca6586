import type { LabelList } from './label';

/** A label list, split by whether the shop still has the article. */
export interface CheckedLabels {
  readonly printable: LabelList;
  readonly inactive: LabelList;
}

/**
 * The check for inactive products (LAB-1): which labels can be printed and which are of articles that are not active
 * any more. An article nobody knows is inactive.
 *
 * @param activeSkus those of the list's articles that are active
 */
export const checkForInactiveLabels = (list: LabelList, activeSkus: ReadonlySet<string>): CheckedLabels => ({
  printable: list.filter(({ sku }) => activeSkus.has(sku)),
  inactive: list.filter(({ sku }) => !activeSkus.has(sku)),
});
