import { type Decimal, decimal } from '@gastroshop/domain/money';
import { priceRow } from '@gastroshop/domain/pricing';
import { toPricingInput, type ProductContext, unitOf } from '@gastroshop/storefront/product';
import type { LikelyLine } from './likely-lines';

/** What lines come to. */
export interface LikelySum {
  /** Euro. */
  readonly net: string;
  /** Whether something among them is weighed. */
  readonly estimated: boolean;
}

/** What the lines taken come to; undefined where no prices may be seen, or one of them has none. */
export const likelySum = (
  lines: readonly LikelyLine[],
  context: Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>,
): LikelySum | undefined => {
  let net: Decimal = decimal(0);
  let estimated = false;
  for (const { product, taken } of lines) {
    if (taken.amount === 0) continue;
    const unit = unitOf(product, taken.unit);
    const question = unit && toPricingInput(product, unit, taken.amount, context);
    const row = question && priceRow(question);
    if (row?.kind !== 'PRICED') return undefined;
    net = net.plus(row.rowTotal);
    estimated ||= row.estimated;
  }
  return { net: net.toFixed(2), estimated };
};
