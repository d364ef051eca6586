import type { Customer, OrderSubmission } from '@gastroshop/api-contract';
import { type ChosenDays, type RequestedDays, requestedDays } from '@gastroshop/domain/delivery';
import type { DeliveryPlan } from '../../delivery';
import type { CheckoutForm } from '../form/checkout-form';
import type { CheckoutLine } from '../lines/checkout-line';
import { type LineContext, lineTotal } from '../lines/line-price';
import { unscheduledTours } from '../lines/unscheduled-tours';
import { lineTotals } from '../totals/line-totals';

/** What stands on the screen when the buyer orders. */
export interface SubmissionInput {
  readonly customer: Customer;
  /** The lines as they are shown. */
  readonly lines: readonly CheckoutLine[];
  readonly plan: DeliveryPlan;
  readonly context: LineContext;
  readonly form: CheckoutForm;
  /** Version of the cart that holds these lines. */
  readonly cartVersion: number;
  readonly addressId: string | undefined;
  readonly unloadingArea: string;
  /** The open order it is added to; undefined: an order of its own. */
  readonly addToOrderId?: string | undefined;
}

/** The days to name: of the tours of what is not planned; where all is planned the first day of it, as one is asked for. */
const daysOf = (
  { customer, plan }: SubmissionInput,
  live: readonly CheckoutLine[],
  chosen: ChosenDays,
): RequestedDays => {
  const open = unscheduledTours(plan, live);
  if (open.length > 0 || live.length === 0)
    return requestedDays(
      customer,
      open.map(({ tour }) => tour),
      chosen,
    );
  const [first] = live.flatMap((line) => (line.plan ?? []).map(({ date }) => date)).sort();
  return { requestedDeliveryDay: first };
};

/** An order as it is sent: what the buyer decided, and what the buyer saw. */
export const orderSubmission = (input: SubmissionInput): OrderSubmission => {
  const { lines, plan, context, form, cartVersion, addressId, unloadingArea, addToOrderId } = input;
  const chosen: ChosenDays = Object.fromEntries(
    plan.tours.map(({ tour, delivery }) => [tour.name, delivery?.date]),
  );
  const live = lines.filter(({ removed }) => !removed);
  const days = daysOf(input, live, chosen);
  const totals = lineTotals(live, plan, context);
  const ownNumber = form.ownNumber.trim();
  const notes = form.notes.trim();
  return {
    ...days,
    ...(addressId !== undefined && { deliveryAddressExternalId: addressId }),
    ...(unloadingArea !== '' && { unloadingArea }),
    ...(addToOrderId !== undefined && { addToOrderId }),
    ...(ownNumber !== '' && { customerOrderId: ownNumber }),
    ...(notes !== '' && { notes }),
    ...(form.emails.length > 0 && { confirmationMailAdresses: [...form.emails] }),
    seen: {
      cartVersion,
      lines: live.map((line) => {
        const { net } = lineTotal(line, context);
        const date = line.plan === undefined ? plan.lineOf(line.product.attributes)?.date : undefined;
        return {
          sku: line.sku,
          unitAbbreviation: line.unit,
          amount: line.amount,
          ...(net !== undefined && { rowTotalString: net }),
          ...(date !== undefined && { day: date }),
          // Where days are the place's own, a plan a colleague has made meanwhile is a difference as well.
          ...(plan.window !== undefined && { plan: [...(line.plan ?? [])] }),
        };
      }),
      ...(totals !== undefined && { netString: totals.net }),
    },
  };
};
