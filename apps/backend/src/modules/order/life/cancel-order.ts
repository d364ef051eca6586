import type { Order, OrderCancellation } from '@gastroshop/api-contract';
import { takeStep, type OrderEditing } from '@gastroshop/domain/order-life';
import type { Queries } from '../../../db';
import { throwProblem, type MailBudget } from '../../../http';
import type { CartAccess } from '../../cart';
import { deadlineField } from '../order-deliveries';
import { deadlineOf } from '../order-state';
import { cancelledOrder } from './cancelled-order';
import { changeOrder } from './change-order';
import { changeable, lockOrder } from './locked-order';
import { storeRevision } from './store-revision';

/** Somebody's cancellation of an order. */
export interface CancellationRequest {
  readonly visit: CartAccess;
  /** How far the customer's orders are changed. */
  readonly editing: OrderEditing;
  readonly orderId: string;
  readonly userName: string;
  readonly body: OrderCancellation;
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
}

/**
 * Cancels an order, or what of it comes on one day, before the deadline of every line that goes. Cancelling what is
 * cancelled changes nothing.
 *
 * @throws ProblemError customer-forbidden, not-found, order-locked, order-changed where the buyer saw another revision,
 *   deadline-passed with the lines that are fixed
 */
export const cancelOrder = async (queries: Queries, request: CancellationRequest): Promise<Order> => {
  const { visit, orderId, body, userName, editing } = request;
  const { now } = visit;
  const locked = await lockOrder(queries, visit, orderId, editing);
  if (locked.status === 'CANCELLED') return locked.doc;
  const { doc, revision, ...present } = changeable(locked, now);
  if (body.seenRevision !== revision)
    return throwProblem('order-changed', { more: { skus: [], order: visit.visible(doc) } });
  const { deliveryDate, reason } = body;
  const going =
    deliveryDate === undefined
      ? new Set(doc.orderItems.map(({ productSku }) => productSku))
      : new Set(
          doc.deliveries
            ?.filter(({ date }) => date === deliveryDate)
            .flatMap(({ lines }) => lines.map(({ productSku }) => productSku)),
        );
  if (going.size === 0)
    return throwProblem('order-locked', { detail: 'Nothing of the order comes on this day.' });
  const items = doc.orderItems.filter(({ productSku }) => going.has(productSku));
  const isPlanned = items.some(({ plan }) => plan !== undefined);
  const step = takeStep({
    state: 'OPEN',
    action: 'CANCEL',
    actor: 'BUYER',
    deadlines: items.map(deadlineOf),
    now: now.getTime(),
  });
  if (step.kind !== 'ALLOWED')
    return throwProblem('deadline-passed', {
      more: {
        locked: items
          .filter((item) => (deadlineOf(item) ?? 0) <= now.getTime())
          .map((item) => ({ sku: item.productSku, ...deadlineField(deadlineOf(item)) })),
      },
    });
  if (items.length < doc.orderItems.length) {
    // Of a line that comes on several days only the whole could go.
    if (isPlanned)
      return throwProblem('order-locked', { detail: 'Parts of a plan cannot be cancelled by day.' });
    const lines = items.map(({ productSku, unitAbbr }) => ({
      sku: productSku,
      unitAbbreviation: unitAbbr,
      amount: 0,
    }));
    const change = { seenRevision: revision, lines };
    const { mailBudget } = request;
    return changeOrder(queries, {
      visit,
      editing,
      orderId,
      userName,
      body: change,
      idempotencyKey: undefined,
      cancelledDay: deliveryDate,
      mailBudget,
    });
  }
  const order = cancelledOrder(doc, revision + 1, now);
  await storeRevision(queries, visit, {
    before: doc,
    order,
    status: 'CANCELLED',
    createdAt: present.createdAt,
    lineFacts: present.lineFacts,
    totalsLines: present.totalsLines,
    userName,
    mailBudget: request.mailBudget,
    event: step.transition.event,
    payload: reason === undefined ? {} : { reason },
  });
  return order;
};
