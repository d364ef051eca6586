import type { OrderSubmission } from '@gastroshop/api-contract';
import { requestedDays } from '@gastroshop/domain/delivery';
import { mayEditOrder, type OrderEditing } from '@gastroshop/domain/order-life';
import type { Queries } from '../../db';
import { throwProblem, type MailBudget } from '../../http';
import type { CartAccess } from '../cart';
import { deliveryTerms } from '../customer';
import { placeOrder, prepareOrder } from '../order';
import { noteOccurrence } from './occurrence-row';
import { wantedOf, type ComingOccurrence, type StandingOutlook } from './outlook';

/** Who orders an occurrence, and how. */
export interface OccurrenceOrder {
  readonly visit: CartAccess;
  readonly userName: string;
  /** Missing: the clock orders. */
  readonly by?: string | undefined;
  readonly withoutSkus?: readonly string[] | undefined;
  /** How far the customer's orders are changed. */
  readonly editing: OrderEditing;
  readonly mailBudget?: MailBudget | undefined;
}

const bodyOf = async (
  queries: Queries,
  { row }: StandingOutlook,
  { tours, days }: ComingOccurrence,
  { key }: CartAccess,
): Promise<OrderSubmission> => {
  const terms = await deliveryTerms(queries, key.tenant, key.customerId);
  return {
    ...requestedDays(
      terms,
      tours.map(({ tour }) => tour),
      days,
    ),
    ...(row.addressId !== null && { deliveryAddressExternalId: row.addressId }),
    ...(row.unloadingArea !== null && { unloadingArea: row.unloadingArea }),
  };
};

/**
 * Orders an occurrence as a cart is ordered: with the same checks and the prices of the day. The order, and that the
 * occurrence has become it, are stored together or not at all; its standing order is locked.
 *
 * @returns the id of the order
 * @throws ProblemError what the contract names for submissions
 */
export const submitOccurrenceAsOrder = async (
  queries: Queries,
  outlook: StandingOutlook,
  coming: ComingOccurrence,
  order: OccurrenceOrder,
): Promise<string> => {
  const { visit, userName, by, withoutSkus = [], editing, mailBudget } = order;
  const { tenant, customerId } = visit.key;
  const body = await bodyOf(queries, outlook, coming, visit);
  const lines = wantedOf(outlook, coming)
    .live.filter(({ stored }) => !withoutSkus.includes(stored.sku))
    .map(({ stored: { sku, amount, unitAbbreviation } }) => ({ sku, content: { amount, unitAbbreviation } }));
  if (lines.length === 0) throwProblem('cart-empty', { detail: 'Nothing of it would be ordered.' });
  const canBeChanged = mayEditOrder(editing, 'LINES');
  const prepared = await prepareOrder(queries, { visit, body, lines, canBeChanged });
  const placed = await placeOrder(queries, prepared, {
    visit,
    userName,
    body,
    mailBudget,
    beside: ({ id }) => [
      () =>
        noteOccurrence(
          queries,
          { tenant, customerId },
          {
            standingOrderId: outlook.row.id,
            date: coming.date,
            state: 'ORDERED',
            orderId: id,
            by,
            at: visit.now,
          },
        ),
    ],
  });
  return placed.id;
};
