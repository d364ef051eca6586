import type { Fee } from '@gastroshop/api-contract';
import { cartTotals, type CartTotals, totalsLineOf } from '@gastroshop/domain/cart';
import type { DeliveryPlan } from '../../delivery';
import type { ProductContext } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineRow } from '../lines/line-price';

/**
 * The sums of the lines as they are shown, each on the day it comes, reckoned as the backend does: what is typed shows
 * its effect at once. Undefined where prices may not be seen.
 */
export const lineTotals = (
  lines: readonly CheckoutLine[],
  plan: DeliveryPlan | undefined,
  context: ProductContext,
  fees: readonly Fee[] = [],
): CartTotals | undefined =>
  context.visibility.prices
    ? cartTotals({
        lines: lines.flatMap((line) => {
          const row = line.removed ? undefined : lineRow(line, context);
          if (row === undefined) return [];
          const { vat, deposit, attributes } = line.product;
          const planned = plan?.lineOf(attributes);
          return [
            totalsLineOf(row, { vat, deposit }, { date: planned?.date, temperature: planned?.temperature }),
          ];
        }),
        fees,
      })
    : undefined;
