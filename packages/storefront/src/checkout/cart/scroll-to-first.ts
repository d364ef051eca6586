import { flushSync } from 'react-dom';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineGroup } from '../lines/line-groups';
import type { RenderedRows } from './use-rendered-rows';

/** Where the lines stand that are shown. */
export interface LinePositions extends Pick<RenderedRows, 'needRow'> {
  readonly groups: readonly LineGroup[];
}

/** Leads to the amount of the first line, with the amount marked to be overwritten. */
export const goToFirst = (groups: readonly LineGroup[]): void => {
  const sku = groups[0]?.lines[0]?.sku;
  if (sku === undefined) return;
  const field = document.getElementById(`line-${sku}`)?.querySelector('input');
  field?.focus();
  field?.select();
};

/**
 * Brings the uppermost of some lines into view, also one that is not drawn yet, and the focus to what mends it: Enter
 * takes the remedy, and where there is none the amount can be typed.
 *
 * @param wanted at least one of them stands in the cart
 */
export const scrollToFirst = (wanted: readonly CheckoutLine[], { groups, needRow }: LinePositions): void => {
  const inOrder = groups.flatMap((group) => group.lines);
  const index = inOrder.findIndex((line) => wanted.some(({ sku }) => sku === line.sku));
  const line = inOrder[index];
  if (line === undefined) return;
  flushSync(() => {
    needRow(index);
  });
  const row = document.getElementById(`line-${line.sku}`);
  row?.scrollIntoView({ block: 'center' });
  (row?.querySelector<HTMLElement>('[data-remedies] button') ?? row?.querySelector('input'))?.focus({
    preventScroll: true,
  });
};
