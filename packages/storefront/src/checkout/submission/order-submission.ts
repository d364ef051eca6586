import type { Customer, OrderSubmission } from '@gastroshop/api-contract';
import { type ChosenDays, requestedDays } from '@gastroshop/domain/delivery';
import type { DeliveryPlan } from '../../delivery';
import type { ProductContext } from '../../product';
import type { CheckoutForm } from '../form/checkout-form';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineRow } from '../lines/line-price';
import { lineTotals } from '../sums/line-totals';

/** What stands on the screen when the buyer orders. */
export interface SubmissionInput {
  readonly customer: Customer;
  /** The lines as they are shown. */
  readonly lines: readonly CheckoutLine[];
  readonly plan: DeliveryPlan;
  readonly context: ProductContext;
  readonly form: CheckoutForm;
  /** Version of the cart that holds these lines. */
  readonly cartVersion: number;
  readonly addressId: string | undefined;
  readonly unloadingArea: string;
}

/** An order as it is sent: what the buyer decided, and what the buyer saw. */
export const orderSubmission = (input: SubmissionInput): OrderSubmission => {
  const { customer, lines, plan, context, form, cartVersion, addressId, unloadingArea } = input;
  const chosen: ChosenDays = Object.fromEntries(
    plan.tours.map(({ tour, delivery }) => [tour.name, delivery?.date]),
  );
  const days = requestedDays(
    customer,
    plan.tours.map(({ tour }) => tour),
    chosen,
  );
  const live = lines.filter(({ removed }) => !removed);
  const totals = lineTotals(live, plan, context);
  const ownNumber = form.ownNumber.trim();
  const notes = form.notes.trim();
  return {
    ...days,
    ...(addressId !== undefined && { deliveryAddressExternalId: addressId }),
    ...(unloadingArea !== '' && { unloadingArea }),
    ...(ownNumber !== '' && { customerOrderId: ownNumber }),
    ...(notes !== '' && { notes }),
    ...(form.emails.length > 0 && { confirmationMailAdresses: [...form.emails] }),
    seen: {
      cartVersion,
      lines: live.map((line) => {
        const row = lineRow(line, context);
        const date = plan.lineOf(line.product.attributes)?.date;
        return {
          sku: line.sku,
          unitAbbreviation: line.unit,
          amount: line.amount,
          ...(row?.kind === 'PRICED' && { rowTotalString: row.rowTotal }),
          ...(date !== undefined && { day: date }),
        };
      }),
      ...(totals !== undefined && { netString: totals.net }),
    },
  };
};
