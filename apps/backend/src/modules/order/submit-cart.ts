import type { Order, OrderSubmission } from '@gastroshop/api-contract';
import { cartTotals } from '@gastroshop/domain/cart';
import { temperatureGroup } from '@gastroshop/domain/delivery';
import { runPair, runConcurrently, type Queries } from '../../db';
import { throwProblem, type MailBudget } from '../../http';
import { enqueueJobs, type NewJob } from '../../jobs';
import type { KeyRing } from '../../key-ring';
import {
  cartGoods,
  clockOf,
  draftOf,
  clearOrderedCart,
  hasContent,
  lineView,
  lockCart,
  cartPricing,
  loadLastSeen,
  tourSchedules,
  windowAt,
  type CartAccess,
  type LineView,
  type TourSchedule,
  type TourSchedules,
} from '../cart';
import { deliveryTerms } from '../customer';
import { requireFairAdmission, countFairOrders } from '../fair';
import { checkDifferences } from './check-differences';
import { checkLines } from './check-lines';
import { checkOrderValue } from './check-order-value';
import { chosenTours } from './chosen-days';
import { destinationOf } from './delivery-address';
import { joinOrder } from './life/join-order';
import { MAILS_FIELD, orderCircumstances } from './order-circumstances';
import { buildOrder } from './build-order';
import { orderRows } from './order-row';
import { findRepeatedOrder } from './repeated-submission';
import { seenCart } from './seen-plans';
import { storeOrder } from './store-order';
import { totalsLinesOfRow } from './totals-lines';
import { bodyDigest, findSubmissions, recordSubmission, submissionKey } from './submission-record';

/** A submission of a cart. */
export interface Submission {
  readonly visit: CartAccess;
  readonly userName: string;
  readonly body: OrderSubmission;
  readonly idempotencyKey: string | undefined;
  /** For confirmation tokens. */
  readonly keyRing: KeyRing;
  /** False where the tenant's merchandise system takes no changes: the order's lines have no deadline to change them by. */
  readonly canBeChanged?: boolean | undefined;
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
  /** Told that it is no repetition: the order is new, though not stored before the transaction is. */
  readonly onNew?: ((order: Order) => void) | undefined;
  /** What of an order the caller may see. */
  readonly visible: (order: Order) => unknown;
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
 * Refuses an order of a fair the customer may not (any more) place. Asked with the cart locked, so that two orders at
 * once cannot both be the last one allowed.
 */
const checkFair = async (queries: Queries, { fair, key, buyer }: CartAccess): Promise<void> => {
  if (fair === undefined) return;
  requireFairAdmission(fair, buyer, await countFairOrders(queries, key.tenant, key.customerId, key.code));
};

/** The tours for which a day has to be chosen: those that carry more than what is planned line by line. */
const unplannedTours = ({ tours }: TourSchedules, views: readonly LineView[]): readonly TourSchedule[] => {
  const groups = views
    .filter(({ content }) => content.plan === undefined)
    .map(({ product }) => temperatureGroup(product.attributes));
  return tours.filter(({ tour }) => groups.some((group) => tour.temperatures.includes(group)));
};

/**
 * Orders what is in a cart, exactly once, in the transaction of the call: order, emptied cart, used-up key and the jobs
 * that follow are stored together or not at all. Submissions of one cart wait for each other.
 *
 * Everything is checked again by the server's clock and today's prices. The order of the checks: repetition, the fair,
 * empty cart, address, articles, amounts, days, order value, differences from what the buyer saw.
 *
 * @throws ProblemError customer-forbidden without the right to order, and what the contract names for submissions
 */
export const submitCart = async (queries: Queries, submission: Submission): Promise<Order> => {
  const { visit, body, idempotencyKey } = submission;
  const { key: cart, buyer, now } = visit;
  if (!buyer.customer.rights.includes('ORDER') || buyer.customer.isDisabled)
    throwProblem('customer-forbidden');

  // The sight is read behind the lock: the answer that showed it may have been waiting for it.
  const [{ head, lines }, sight] = await runPair(
    queries,
    () => lockCart(queries, cart, now),
    () => loadLastSeen(queries, cart, visit.userId),
  );
  // An old client does not say which cart it means. If it was not shown the present one and that came of an order, it
  // repeats that order.
  const meant = body.seen?.cartVersion ?? (sight?.version === head.version ? head.version : head.version - 1);
  const digest = bodyDigest(body);
  const taken = await findSubmissions(queries, visit, submissionKey(idempotencyKey, meant, cart.code), meant);
  const repeated = findRepeatedOrder(taken, {
    hasOwnKey: idempotencyKey !== undefined,
    bodyDigest: digest,
    cartVersion: meant,
    visible: submission.visible,
  });
  if (repeated !== undefined) return repeated;

  await checkFair(queries, visit);
  const stored = lines.map(draftOf);
  const live = stored.filter(hasContent);
  if (live.length === 0) throwProblem('cart-empty');
  // All exceptions, past ones as well: what is wrong with a day that is over follows from them.
  const [destination, slots] = await runPair(
    queries,
    () => destinationOf(queries, cart.tenant, buyer.customer, body),
    () => deliveryTerms(queries, cart.tenant, cart.customerId),
  );
  const { products } = await cartGoods(queries, visit, live, slots);
  const views = live.map((line) => lineView(line.sku, line.stored.content, products));
  checkLines(views);

  const { canBeChanged = true } = submission;
  const clock = clockOf(visit);
  const window = windowAt(visit);
  const schedules = tourSchedules(views, slots, destination.externalId);
  const tours = chosenTours(unplannedTours(schedules, views), body, clock, window);
  const rows = orderRows(views, {
    schedules,
    tours,
    prices: cartPricing(visit),
    clock,
    window,
    canBeChanged,
  });
  // What is added to an order reaches the least value together with it.
  if (body.addToOrderId === undefined) checkOrderValue(rows, visit.seesPrices);
  const totals = cartTotals({
    lines: rows.flatMap(totalsLinesOfRow),
  });
  checkDifferences(
    { seen: seenCart(body.seen, sight), rows, net: totals.net },
    visit,
    body.confirmationToken,
    submission.keyRing,
  );

  if (body.addToOrderId !== undefined) {
    const joined = await joinOrder(queries, {
      visit,
      orderId: body.addToOrderId,
      userName: submission.userName,
      body,
      destination,
      tours,
      views,
      mailBudget: submission.mailBudget,
    });
    const record = {
      key: submissionKey(idempotencyKey, head.version, cart.code),
      bodyDigest: digest,
      cartVersion: head.version,
      orderId: joined.id,
    };
    await runConcurrently(queries, [
      () => recordSubmission(queries, visit, record),
      () => clearOrderedCart(queries, visit, head, stored),
    ]);
    return joined;
  }
  const { number, mailLocale, confirmationEmails } = await orderCircumstances(queries, visit, body);
  const order = buildOrder({
    number,
    customerId: cart.customerId,
    userName: submission.userName,
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
  const turn = await submission.mailBudget?.spend(
    queries,
    { tenant: cart.tenant, customerId: cart.customerId, userId: visit.userId },
    confirmationEmails.length,
    MAILS_FIELD,
  );
  const record = {
    key: submissionKey(idempotencyKey, head.version, cart.code),
    bodyDigest: digest,
    cartVersion: head.version,
    orderId: order.id,
  };
  await runConcurrently(queries, [
    () => storeOrder(queries, visit, order, rows),
    () => recordSubmission(queries, visit, record),
    () => clearOrderedCart(queries, visit, head, stored),
    () => enqueueJobs(queries, jobsFor(order, visit, mailLocale, turn ?? 0)),
  ]);
  submission.onNew?.(order);
  return order;
};
