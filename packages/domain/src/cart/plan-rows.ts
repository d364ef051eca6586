import type { CalendarDate } from '../calendar';
import {
  type BillingTime,
  priceDay,
  priceRow,
  type PricedRow,
  type PriceOnRequest,
  type PricingInput,
} from '../pricing';
import type { PlanEntry } from './plan';

/** A part of a line, priced for its day. */
export interface PlanRow extends PlanEntry {
  readonly row: PricedRow | PriceOnRequest;
}

/** A planned line and the circumstances its price depends on. */
export interface PlanRowsInput {
  /**
   * What is asked for the whole line; its `amount` decides the tiers of every entry. A delivered quantity has no place
   * here: each entry would be billed all of it.
   */
  readonly question: Omit<PricingInput, 'day' | 'tierAmount' | 'deliveredQuantity'>;
  readonly plan: readonly PlanEntry[];
  /** Whether the prices of the order day count or those of the day of delivery (FAI-2). */
  readonly billingTime: BillingTime;
  readonly orderDay: CalendarDate;
}

/**
 * The rows of a planned line, one for each entry in its order. Each is priced for itself, on its own day where the
 * fair bills at delivery time; tiers count the amount of the whole line.
 *
 * @throws RangeError as `priceRow` does
 */
export const planRows = ({ question, plan, billingTime, orderDay }: PlanRowsInput): readonly PlanRow[] =>
  plan.map(({ date, amount }) => ({
    date,
    amount,
    row: priceRow({
      ...question,
      amount,
      tierAmount: question.amount,
      deliveredQuantity: undefined,
      day: priceDay({ orderDay, deliveryDay: date, fair: { billingTime } }),
    }),
  }));
