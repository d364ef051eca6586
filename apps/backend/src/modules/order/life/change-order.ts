import type { Order, OrderChange, OrderItem } from '@gastroshop/api-contract';
import { cartTotals } from '@gastroshop/domain/cart';
import {
  changeOrderLines,
  latestDeadline,
  mayEditOrder,
  type LifeLine,
  type OrderEditing,
} from '@gastroshop/domain/order-life';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { throwProblem, type MailBudget } from '../../../http';
import type { CartAccess } from '../../cart';
import { lineFacts } from '../line-facts';
import { deadlineField, orderDeliveries } from '../order-deliveries';
import { placedLines } from '../build-order';
import { orderItemOf } from '../order-item';
import { deadlineOf } from '../order-state';
import { bodyDigest } from '../submission-record';
import { totalsLinesOfRow } from '../totals-lines';
import { cancelledOrder, restorable, withoutRestoring } from './cancelled-order';
import { checkChangedLines } from './check-changed-lines';
import { checkChangedValue } from './check-changed-value';
import { changedGoods, type LineContents } from './changed-goods';
import { changeable, lockOrder, type LockedOrder } from './locked-order';
import { dayFields, movedLines } from './moved-lines';
import { placedParts } from './placed-parts';
import { repeatedChange } from './repeated-change';
import { storeRevision, type NewRevision } from './store-revision';

/** Somebody's change of an order. */
export interface ChangeRequest {
  readonly visit: CartAccess;
  /** How far the customer's orders are changed. */
  readonly editing: OrderEditing;
  readonly orderId: string;
  readonly userName: string;
  readonly body: OrderChange;
  readonly idempotencyKey: string | undefined;
  /** The change is the cancellation of what comes on this day; it can be taken back. */
  readonly cancelledDay?: string | undefined;
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
}

const lifeLine = (item: OrderItem): LifeLine => ({
  sku: item.productSku,
  unitAbbreviation: item.unitAbbr,
  amount: item.amount,
  editableUntil: deadlineOf(item),
});

/** The lines of the revision the buyer saw. */
const seenLines = async (
  queries: Queries,
  { key: { tenant, customerId }, visible }: CartAccess,
  { doc, revision }: LockedOrder,
  seenRevision: number,
): Promise<readonly LifeLine[]> => {
  if (seenRevision === revision) return doc.orderItems.map(lifeLine);
  const { rows } = await sql<{ doc: Order }>`/* seen_revision */
    select doc from order_revision
    where tenant = ${tenant} and customer_id = ${customerId} and order_id = ${doc.id} and revision = ${seenRevision}`.execute(
    queries,
  );
  return (
    rows[0]?.doc.orderItems.map(lifeLine) ??
    throwProblem('order-changed', { more: { skus: [], order: visible(doc) } })
  );
};

/** Texts of the order a change may name; an empty one ends it. */
const changedTexts = ({ unloadingArea, customerOrderId, notes }: OrderChange): Partial<Order> => ({
  ...(unloadingArea !== undefined && { unloadingArea: unloadingArea === '' ? undefined : unloadingArea }),
  ...(customerOrderId !== undefined && {
    customerOrderId: customerOrderId === '' ? undefined : customerOrderId,
  }),
  ...(notes !== undefined && { comment: notes === '' ? undefined : notes }),
});

const isSameText = (order: Order, texts: Partial<Order>): boolean =>
  (['unloadingArea', 'customerOrderId', 'comment'] as const).every(
    (field) => !(field in texts) || texts[field] === order[field],
  );

/** What an order becomes by a change; undefined: the change changes nothing. */
export type PlannedChange =
  Omit<NewRevision, 'userName' | 'idempotencyKey' | 'bodyDigest' | 'mailBudget'> | undefined;

/**
 * Works out what an order becomes by a change, and stores nothing. Each line counts until its own deadline by the server's
 * clock; lines that stay keep their price, a line that existed keeps its price day with the tiers of its new amount, a new
 * line takes today's.
 *
 * @param contents what new lines say besides their amount, by sku
 * @throws ProblemError order-changed with the lines and the order, deadline-passed with the locked lines,
 *   articles-not-available, amount-too-small, order-value-too-small, delivery-day-not-possible
 */
export const planChange = async (
  queries: Queries,
  visit: CartAccess,
  present: LockedOrder,
  body: OrderChange,
  contents: LineContents = new Map(),
): Promise<PlannedChange> => {
  const { now } = visit;
  const { doc } = present;
  const goods = await changedGoods(queries, visit, doc, body, contents);
  const result = changeOrderLines({
    current: doc.orderItems.map(lifeLine),
    seen: await seenLines(queries, visit, present, body.seenRevision),
    changes: body.lines,
    deadlineOfNew: (sku) => goods.placeOfNew(sku)?.editableUntil,
    now: now.getTime(),
  });
  if (result.kind === 'CONFLICT')
    return throwProblem('order-changed', { more: { skus: result.skus, order: visit.visible(doc) } });
  if (result.kind === 'LOCKED')
    return throwProblem('deadline-passed', {
      more: {
        locked: result.locked.map(({ sku, editableUntil }) => ({ sku, ...deadlineField(editableUntil) })),
      },
    });
  const { differences, lines } = result;
  const texts = changedTexts(body);
  if (differences.length === 0 && isSameText(doc, texts) && goods.movedDays === undefined) return undefined;
  if (goods.movedDays !== undefined && !mayEditOrder(present.editing, 'DAY'))
    throwProblem('delivery-day-not-possible', {
      field: 'requestedDeliveryDay',
      detail: 'The day of an order of this customer is not changed in the shop.',
    });
  const moved = movedLines({ visit, order: doc, goods, differences, lines });
  if (!isSameText(doc, texts) && (deadlineOf(doc) ?? 0) <= now.getTime())
    return throwProblem('deadline-passed', { more: { locked: [] } });

  checkChangedLines(differences, goods);
  const rows = new Map(
    [...differences.filter(({ after }) => after !== undefined), ...moved].map(({ sku }) => [
      sku,
      goods.rowOf(sku),
    ]),
  );
  const items = new Map(doc.orderItems.map((item) => [item.productSku, item]));
  const orderItems = lines.flatMap(({ sku }): readonly OrderItem[] => {
    const row = rows.get(sku);
    const item = row === undefined ? items.get(sku) : orderItemOf(row);
    return item === undefined ? [] : [item];
  });
  const totalsLines = Object.fromEntries(
    orderItems.map(({ productSku: sku }) => {
      const row = rows.get(sku);
      return [sku, row === undefined ? (present.totalsLines[sku] ?? []) : totalsLinesOfRow(row)];
    }),
  );
  checkChangedValue({ goods, before: present.totalsLines, after: totalsLines, seesPrices: visit.seesPrices });
  const stayed = placedParts(doc);
  const placed = orderItems.flatMap(({ productSku }) => {
    const row = rows.get(productSku);
    return row === undefined ? stayed.filter(({ sku }) => sku === productSku) : placedLines([row]);
  });
  const revision = present.revision + 1;
  const changed = {
    ...withoutRestoring(doc),
    ...texts,
    ...dayFields(doc, goods),
    orderItems,
    revision,
    totals: cartTotals({ lines: Object.values(totalsLines).flat() }),
    deliveries: orderDeliveries(placed),
    ...deadlineField(latestDeadline(placed.map(({ editableUntil }) => editableUntil))),
  };
  const isEmpty = orderItems.length === 0;
  const order = isEmpty ? cancelledOrder(doc, revision, now) : changed;
  return {
    before: doc,
    order,
    status: isEmpty ? 'CANCELLED' : present.status,
    createdAt: present.createdAt,
    lineFacts: { ...present.lineFacts, ...lineFacts([...rows.values()]) },
    totalsLines: isEmpty ? present.totalsLines : totalsLines,
    event: isEmpty ? 'CANCELLED' : 'CHANGED',
    payload: { differences, ...(goods.movedDays !== undefined && { days: goods.movedDays }) },
  };
};

/** The lines a change takes out. */
const goneLines = ({ before, order }: Pick<NewRevision, 'before' | 'order'>): readonly OrderItem[] => {
  const staying = new Set(order.orderItems.map(({ productSku }) => productSku));
  return before.orderItems.filter(({ productSku }) => !staying.has(productSku));
};

/**
 * Changes an order, exactly once, in the transaction of the call. Changes of one order wait for each other.
 *
 * @throws ProblemError customer-forbidden, not-found, order-locked, idempotency-key-reused, and what {@link planChange} names
 */
export const changeOrder = async (queries: Queries, request: ChangeRequest): Promise<Order> => {
  const { visit, orderId, body, idempotencyKey, userName, editing } = request;
  const locked = await lockOrder(queries, visit, orderId, editing);
  const digest = bodyDigest(body);
  const repeated =
    idempotencyKey === undefined
      ? undefined
      : await repeatedChange(queries, visit, { orderId, idempotencyKey, bodyDigest: digest });
  if (repeated !== undefined) return repeated;
  const planned = await planChange(queries, visit, changeable(locked, visit.now), body);
  if (planned === undefined) return locked.doc;
  const { cancelledDay } = request;
  const order =
    cancelledDay === undefined ? planned.order : { ...planned.order, ...restorable(goneLines(planned)) };
  await storeRevision(queries, visit, {
    ...planned,
    order,
    ...(cancelledDay !== undefined && { payload: { ...planned.payload, deliveryDate: cancelledDay } }),
    userName,
    mailBudget: request.mailBudget,
    idempotencyKey,
    bodyDigest: idempotencyKey === undefined ? undefined : digest,
  });
  return order;
};

/**
 * The order as a change would make it; nothing is stored.
 *
 * @throws ProblemError as the change itself would
 */
export const previewChange = async (
  queries: Queries,
  { visit, orderId, body, editing }: Pick<ChangeRequest, 'visit' | 'orderId' | 'body' | 'editing'>,
): Promise<Order> => {
  const locked = await lockOrder(queries, visit, orderId, editing);
  const planned = await planChange(queries, visit, changeable(locked, visit.now), body);
  return planned?.order ?? locked.doc;
};
