import { flushSync } from 'react-dom';
import type { ProductContext } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineGroups } from '../lines/line-groups';
import type { RenderedRows } from './use-rendered-rows';

/** Where the lines stand that are shown. */
export interface LinePositions extends Pick<RenderedRows, 'needRow'> {
  readonly lines: readonly CheckoutLine[];
  readonly context: ProductContext;
}

/**
 * Brings the uppermost of some lines into view, also one that is not drawn yet, and the focus to what mends it: Enter
 * takes the remedy, and where there is none the amount can be typed.
 *
 * @param wanted at least one of them stands in the cart
 */
export const scrollToFirst = (
  wanted: readonly CheckoutLine[],
  { lines, context, needRow }: LinePositions,
): void => {
  const inOrder = lineGroups(lines, context).flatMap((group) => group.lines);
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
