import type { TotalsLine } from '@gastroshop/domain/cart';
import { toCartTotalsLine } from '../cart';
import type { OrderRow } from './order-row';

/** What the lines of an order count in its sums, by article: one for each part of a line. */
export type TotalsLinesBySku = Readonly<Record<string, readonly TotalsLine[]>>;

/** What the parts of a line count. */
export const totalsLinesOfRow = (row: OrderRow): readonly TotalsLine[] =>
  row.parts.map((part) => toCartTotalsLine(row, part.row, part.delivery));

/** What the lines of an order count. */
export const totalsLinesOf = (rows: readonly OrderRow[]): TotalsLinesBySku =>
  Object.fromEntries(rows.map((row) => [row.sku, totalsLinesOfRow(row)]));
