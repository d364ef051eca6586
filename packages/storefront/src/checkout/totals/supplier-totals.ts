import type { CheckoutLine } from '../lines/checkout-line';
import { type LineContext, type LineSum, linesTotal } from '../lines/line-price';

/** What of a cart comes from one supplier. */
export interface SupplierSum extends LineSum {
  /** Empty for articles whose supplier is not told. */
  readonly supplierId: string;
  readonly count: number;
  readonly net: string;
}

/** The cart by supplier, the largest number of lines first; lines that were taken out do not count. */
export const supplierTotals = (
  lines: readonly CheckoutLine[],
  context: LineContext,
): readonly SupplierSum[] => {
  const bySupplier = new Map<string, CheckoutLine[]>();
  for (const line of lines) {
    if (line.removed) continue;
    const id = line.product.supplierId ?? '';
    const own = bySupplier.get(id);
    if (own === undefined) bySupplier.set(id, [line]);
    else own.push(line);
  }
  return [...bySupplier]
    .map(([supplierId, own]) => ({ supplierId, count: own.length, ...linesTotal(own, context) }))
    .sort((one, other) => other.count - one.count || (one.supplierId < other.supplierId ? -1 : 1));
};
