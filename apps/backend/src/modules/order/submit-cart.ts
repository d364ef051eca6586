import type { Order, OrderSubmission } from '@gastroshop/api-contract';
import { mayEditOrder, type OrderEditing } from '@gastroshop/domain/order-life';
import { runPair, runConcurrently, type Queries } from '../../db';
import { throwProblem, type MailBudget } from '../../http';
import type { KeyRing } from '../../key-ring';
import { draftOf, clearOrderedCart, hasContent, lockCart, loadLastSeen, type CartAccess } from '../cart';
import { requireFairAdmission, countFairOrders } from '../fair';
import { checkDifferences } from './check-differences';
import { joinOrder } from './life/join-order';
import { placeOrder } from './place-order';
import { prepareOrder } from './prepare-order';
import { findRepeatedOrder } from './repeated-submission';
import { seenCart } from './seen-plans';
import { bodyDigest, findSubmissions, recordSubmission, submissionKey } from './submission-record';

/** A submission of a cart. */
export interface Submission {
  readonly visit: CartAccess;
  readonly userName: string;
  readonly body: OrderSubmission;
  readonly idempotencyKey: string | undefined;
  /** For confirmation tokens. */
  readonly keyRing: KeyRing;
  /** How far the customer's orders are changed; where nothing of them is, the order's lines have no deadline to change them by. */
  readonly editing: OrderEditing;
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
  /** Told that it is no repetition: the order is new, though not stored before the transaction is. */
  readonly onNew?: ((order: Order) => void) | undefined;
  /** What of an order the caller may see. */
  readonly visible: (order: Order) => unknown;
}

/**
 * Refuses an order of a fair the customer may not (any more) place. Asked with the cart locked, so that two orders at
 * once cannot both be the last one allowed.
 */
const checkFair = async (queries: Queries, { fair, key, buyer }: CartAccess): Promise<void> => {
  if (fair === undefined) return;
  requireFairAdmission(fair, buyer, await countFairOrders(queries, key.tenant, key.customerId, key.code));
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
  const canBeChanged = mayEditOrder(submission.editing, 'LINES');
  const wanted = live.map(({ sku, stored: { content } }) => ({ sku, content }));
  const prepared = await prepareOrder(queries, { visit, body, lines: wanted, canBeChanged });
  const { destination, tours, views, rows, totals } = prepared;
  checkDifferences(
    { seen: seenCart(body.seen, sight), rows, net: totals.net },
    visit,
    body.confirmationToken,
    submission.keyRing,
  );

  if (body.addToOrderId !== undefined) {
    const joined = await joinOrder(queries, {
      visit,
      editing: submission.editing,
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
  const order = await placeOrder(queries, prepared, {
    visit,
    userName: submission.userName,
    body,
    mailBudget: submission.mailBudget,
    beside: ({ id }) => [
      () =>
        recordSubmission(queries, visit, {
          key: submissionKey(idempotencyKey, head.version, cart.code),
          bodyDigest: digest,
          cartVersion: head.version,
          orderId: id,
        }),
      () => clearOrderedCart(queries, visit, head, stored),
    ],
  });
  submission.onNew?.(order);
  return order;
};
