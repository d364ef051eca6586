import type { Order, OrderSubmission } from '@gastroshop/api-contract';
import { runConcurrently, type Queries } from '../../db';
import type { MailBudget } from '../../http';
import { enqueueJobs, type NewJob } from '../../jobs';
import type { CartAccess } from '../cart';
import { buildOrder } from './build-order';
import { MAILS_FIELD, orderCircumstances } from './order-circumstances';
import type { PreparedOrder } from './prepare-order';
import { storeOrder } from './store-order';

/** Who places an order, and with what. */
export interface Placing {
  readonly visit: CartAccess;
  readonly userName: string;
  readonly body: OrderSubmission;
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
  /** What is stored beside it, in the same transaction. */
  readonly beside?: (order: Order) => readonly (() => Promise<unknown>)[];
}

const jobsFor = (
  order: Order,
  { key: { tenant, customerId }, seesPrices, seesBonuses }: CartAccess,
  locale: 'de-AT' | 'en-GB',
  turn: number,
): readonly NewJob[] => {
  const of = { tenant, customerId, orderId: order.id };
  return [
    { kind: 'hand-over', data: of },
    ...order.confirmationEmails.map((address, index): NewJob => ({
      kind: 'confirmation-mail',
      data: { ...of, address, locale, seesPrices, seesBonuses },
      turn: turn + index,
    })),
  ];
};

/**
 * Places an order that was checked: number, order and the jobs that follow are stored together or not at all.
 *
 * @throws ProblemError invalid-request for too many addresses, too-many-requests for too many mails
 */
export const placeOrder = async (
  queries: Queries,
  { destination, slots, tours, rows, totals }: PreparedOrder,
  { visit, userName, body, mailBudget, beside = () => [] }: Placing,
): Promise<Order> => {
  const { key, now, userId } = visit;
  const { number, mailLocale, confirmationEmails } = await orderCircumstances(queries, visit, body);
  const order = buildOrder({
    number,
    customerId: key.customerId,
    userName,
    now,
    body,
    isOfFair: visit.fair !== undefined,
    destination,
    slots,
    tours,
    rows,
    totals,
    confirmationEmails,
  });
  const turn = await mailBudget?.spend(
    queries,
    { tenant: key.tenant, customerId: key.customerId, userId },
    confirmationEmails.length,
    MAILS_FIELD,
  );
  await runConcurrently(queries, [
    () => storeOrder(queries, visit, order, rows),
    ...beside(order),
    () => enqueueJobs(queries, jobsFor(order, visit, mailLocale, turn ?? 0)),
  ]);
  return order;
};
