import type { CheckoutLine } from '../lines/checkout-line';
import type { Planning } from './planning';

/** The planned lines of which something cannot come on its day any more: its deadline has passed, or no lorry drives. */
export const lostLines = (lines: readonly CheckoutLine[], planning: Planning): readonly CheckoutLine[] =>
  lines.filter(
    ({ plan, removed, product }) =>
      !removed &&
      plan?.some(({ date }) => planning.dayOf(product.attributes, date)?.possible !== true) === true,
  );
