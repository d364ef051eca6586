import type { CheckoutLine } from '../lines/checkout-line';
import type { PlanningContext } from './planning-context';

/** The planned lines of which something cannot come on its day any more: its deadline has passed, or no lorry drives. */
export const lateLines = (
  lines: readonly CheckoutLine[],
  planning: PlanningContext,
): readonly CheckoutLine[] =>
  lines.filter(
    ({ plan, removed, product }) =>
      !removed &&
      plan?.some(({ date }) => planning.dayOf(product.attributes, date)?.possible !== true) === true,
  );
