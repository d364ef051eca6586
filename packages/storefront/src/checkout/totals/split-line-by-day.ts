import type { DeliveryPlan } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import { type LineContext, priceLineParts } from '../lines/line-price';

/** What of a line comes on one day. */
export interface LineDayPart {
  readonly line: CheckoutLine;
  /** Of the line's unit. */
  readonly amount: number;
  /** Undefined where no day is possible. */
  readonly date: string | undefined;
  /** Net euro; undefined where there is no price or none may be seen. */
  readonly net: string | undefined;
  readonly estimated: boolean;
}

/** A line by the days it comes on: those of its plan, else the day of its tour. */
export const splitLineByDay = (
  line: CheckoutLine,
  plan: DeliveryPlan,
  context: LineContext,
): readonly LineDayPart[] => {
  const parts = priceLineParts(line, context);
  const entries = line.plan ?? [{ amount: line.amount, date: plan.lineOf(line.product.attributes)?.date }];
  return entries.map(({ amount, date }, at) => {
    const row = parts[at]?.row;
    return {
      line,
      amount,
      date,
      net: row?.kind === 'PRICED' ? row.rowTotal : undefined,
      estimated: row?.estimated ?? false,
    };
  });
};
