import { groupByCategory } from '@gastroshop/domain/cart';
import { sumMoney } from '@gastroshop/domain/money';
import type { ProductContext } from '../../product';
import type { CheckoutLine } from './checkout-line';
import { lineRow } from './line-price';

/** The lines of a category with their sum. */
export interface LineGroup {
  /** Id of the category; empty for articles without one. */
  readonly id: string;
  /** Its name; undefined for articles without one. */
  readonly name: string | undefined;
  readonly lines: readonly CheckoutLine[];
  /** Lines that are in the cart. */
  readonly count: number;
  /** Net euro; undefined where prices may not be seen. */
  readonly net: string | undefined;
  readonly estimated: boolean;
}

/** The cart by category, each with its sum; lines that were taken out stand in their group and are not summed. */
export const lineGroups = (lines: readonly CheckoutLine[], context: ProductContext): readonly LineGroup[] =>
  groupByCategory(lines, ({ product }) => product.resolvedCategory).map(({ category, lines: own }) => {
    const live = own.filter(({ removed }) => !removed);
    const rows = live.flatMap((line) => {
      const row = lineRow(line, context);
      return row?.kind === 'PRICED' ? [row] : [];
    });
    return {
      id: category?.id ?? '',
      name: category?.name,
      lines: own,
      count: live.length,
      net: context.visibility.prices ? sumMoney(rows.map(({ rowTotal }) => rowTotal)) : undefined,
      estimated: rows.some(({ estimated }) => estimated),
    };
  });
