import type { Order, OrderRestoration } from '@gastroshop/api-contract';
import { takeStep, type OrderEditing, type OrderEventKind } from '@gastroshop/domain/order-life';
import type { Queries } from '../../../db';
import { throwProblem, type MailBudget } from '../../../http';
import type { CartAccess } from '../../cart';
import { deadlineField } from '../order-deliveries';
import { deadlineOf } from '../order-state';
import type { TotalsLinesBySku } from '../totals-lines';
import { withoutRestoring } from './cancelled-order';
import { changeable, lockOrder } from './locked-order';
import { storeRevision } from './store-revision';

/** Somebody takes the latest cancellation of an order back. */
export interface RestorationRequest {
  readonly visit: CartAccess;
  /** How far the customer's orders are changed. */
  readonly editing: OrderEditing;
  readonly orderId: string;
  readonly userName: string;
  readonly body: OrderRestoration;
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
}

interface StoredRevision {
  readonly doc: Order;
  readonly totalsLines: TotalsLinesBySku;
}

const revisionOf = async (
  queries: Queries,
  { key: { tenant, customerId } }: CartAccess,
  orderId: string,
  revision: number,
): Promise<StoredRevision | undefined> =>
  queries
    .selectFrom('order_revision')
    .select(['doc', 'totals_lines as totalsLines'])
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('revision', '=', revision)
    .executeTakeFirst();

const eventOf = async (
  queries: Queries,
  { key: { tenant, customerId } }: CartAccess,
  orderId: string,
  revision: number,
): Promise<OrderEventKind | undefined> => {
  const row = await queries
    .selectFrom('order_event')
    .select('kind')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.kind;
};

/** The order as it was before the cancellation, as a revision of its own; what its branch told meanwhile stays. */
const restoredOrder = (
  before: Order,
  cancelled: Order,
  revision: number,
  now: Date,
): Order & { readonly revision: number } => {
  const { statusHistory = [] } = cancelled;
  const isWhole = statusHistory.at(-1)?.status === 'CANCELLED';
  return {
    ...withoutRestoring(before),
    revision,
    statusHistory: isWhole
      ? [...statusHistory, { status: 'RECEIVED', at: now.toISOString() }]
      : statusHistory,
  };
};

/**
 * Takes the latest cancellation of an order back, of all of it or of one delivery, before the deadline of every line that comes
 * back. The lines are as they were, with the prices they were ordered at. What is taken back already stays so.
 *
 * @throws ProblemError customer-forbidden, not-found, order-locked where there is no cancellation to take back or the order
 *   is being prepared, order-changed where the buyer saw another revision, deadline-passed with the lines that are too late
 */
export const restoreOrder = async (queries: Queries, request: RestorationRequest): Promise<Order> => {
  const { visit, orderId, body, userName, editing } = request;
  const { now } = visit;
  const locked = await lockOrder(queries, visit, orderId, editing);
  const { doc, revision, status, createdAt, lineFacts } = locked;
  if (revision !== null && body.seenRevision === revision - 1) {
    const latest = await eventOf(queries, visit, orderId, revision);
    if (latest === 'RESTORED') return doc;
  }
  if (revision === null || doc.restorableUntil === undefined)
    return throwProblem('order-locked', { detail: 'The order has no cancellation that can be taken back.' });
  if (body.seenRevision !== revision)
    return throwProblem('order-changed', { more: { skus: [], order: visit.visible(doc) } });
  const isWhole = status === 'CANCELLED';
  if (!isWhole) changeable(locked, now);
  const before = await revisionOf(queries, visit, orderId, revision - 1);
  if (before === undefined) return throwProblem('order-locked');
  const present = new Set(doc.orderItems.map(({ productSku }) => productSku));
  const returning = before.doc.orderItems.filter(({ productSku }) => isWhole || !present.has(productSku));
  const step = takeStep({
    state: isWhole ? 'CANCELLED' : 'OPEN',
    action: 'RESTORE',
    actor: 'BUYER',
    deadlines: returning.map(deadlineOf),
    now: now.getTime(),
  });
  if (step.kind !== 'ALLOWED')
    return throwProblem('deadline-passed', {
      more: {
        locked: returning
          .filter((item) => (deadlineOf(item) ?? 0) <= now.getTime())
          .map((item) => ({ sku: item.productSku, ...deadlineField(deadlineOf(item)) })),
      },
    });
  const order = restoredOrder(before.doc, doc, revision + 1, now);
  await storeRevision(queries, visit, {
    before: doc,
    order,
    status: isWhole ? 'RECEIVED' : status,
    createdAt,
    lineFacts,
    totalsLines: before.totalsLines,
    userName,
    mailBudget: request.mailBudget,
    event: step.transition.event,
    payload: {},
  });
  return order;
};
