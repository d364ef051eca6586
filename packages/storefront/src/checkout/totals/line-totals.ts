import type { Fee } from '@gastroshop/api-contract';
import { cartTotals, type CartTotals, toTotalsLine } from '@gastroshop/domain/cart';
import type { DeliveryPlan } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import { type LineContext, priceLineParts } from '../lines/line-price';

/**
 * The sums of the lines as they are shown, each on the day it comes, reckoned as the backend does: what is typed shows
 * its effect at once. Undefined where prices may not be seen.
 */
export const lineTotals = (
  lines: readonly CheckoutLine[],
  plan: DeliveryPlan | undefined,
  context: LineContext,
  fees: readonly Fee[] = [],
): CartTotals | undefined =>
  context.visibility.prices
    ? cartTotals({
        lines: lines.flatMap((line) => {
          if (line.removed) return [];
          const { vat, deposit, attributes } = line.product;
          const planned = plan?.lineOf(attributes);
          // Where days are the place's own, all that comes on one is one delivery.
          const temperature = plan?.window === undefined ? planned?.temperature : undefined;
          return priceLineParts(line, context).map(({ row, date = planned?.date }) =>
            toTotalsLine(row, { vat, deposit }, { date, temperature }),
          );
        }),
        fees,
      })
    : undefined;
