import { groupByCategory } from '@gastroshop/domain/cart';
import type { CheckoutLine } from './checkout-line';
import { type LineContext, lineTotal, linesTotal } from './line-price';

/** The lines of a category with their sum. */
export interface LineGroup {
  /** Id of the category; empty for articles without one. */
  readonly id: string;
  /** Its name; undefined for articles without one. */
  readonly name: string | undefined;
  readonly lines: readonly CheckoutLine[];
  /** Lines that are in the cart. */
  readonly count: number;
  /** Net euro; undefined where prices may not be seen, or nothing of it has one. */
  readonly net: string | undefined;
  readonly estimated: boolean;
}

/** The cart by category, each with its sum; lines that were taken out stand in their group and are not summed. */
export const lineGroups = (lines: readonly CheckoutLine[], context: LineContext): readonly LineGroup[] =>
  groupByCategory(lines, ({ product }) => product.resolvedCategory).map(({ category, lines: own }) => {
    const live = own.filter(({ removed }) => !removed);
    const { net, estimated } = linesTotal(live, context);
    return {
      id: category?.id ?? '',
      name: category?.name,
      lines: own,
      count: live.length,
      net: live.some((line) => lineTotal(line, context).net !== undefined) ? net : undefined,
      estimated,
    };
  });
