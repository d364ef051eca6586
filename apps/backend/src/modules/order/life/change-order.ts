import type { Order, OrderChange, OrderItem } from '@gastroshop/api-contract';
import { cartTotals } from '@gastroshop/domain/cart';
import { changeOrderLines, latestDeadline, type LifeLine } from '@gastroshop/domain/order-life';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { refuse } from '../../../http';
import type { CartVisit } from '../../cart';
import { lineFacts } from '../line-facts';
import { deadlineField, orderDeliveries } from '../order-deliveries';
import { placedLines } from '../order-document';
import { orderItemOf } from '../order-item';
import { deadlineOf } from '../order-state';
import { bodyDigest } from '../submission-record';
import { totalsLinesOfRow } from '../totals-lines';
import { cancelledOrder } from './cancelled-order';
import { checkChangedLines } from './check-changed-lines';
import { checkChangedValue } from './check-changed-value';
import { changedGoods } from './changed-goods';
import { changeable, lockOrder, type LockedOrder } from './locked-order';
import { placedParts } from './placed-parts';
import { repeatedChange } from './repeated-change';
import { storeRevision } from './store-revision';

/** Somebody's change of an order. */
export interface ChangeRequest {
  readonly visit: CartVisit;
  readonly orderId: string;
  readonly userName: string;
  readonly body: OrderChange;
  readonly idempotencyKey: string | undefined;
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
  { key: { tenant, customerId }, visible }: CartVisit,
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
    refuse('order-changed', { more: { skus: [], order: visible(doc) } })
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

/**
 * Changes lines of an order, exactly once, in the transaction of the call. Each line counts until its own deadline by the
 * server's clock; lines that stay keep their price, a line that existed keeps its price day with the tiers of its new
 * amount, a new line takes today's. Changes of one order wait for each other.
 *
 * @throws ProblemError customer-forbidden, not-found, order-locked, order-changed with the lines and the order,
 *   deadline-passed with the locked lines, articles-not-available, amount-too-small, order-value-too-small,
 *   idempotency-key-reused
 */
export const changeOrder = async (queries: Queries, request: ChangeRequest): Promise<Order> => {
  const { visit, orderId, body, idempotencyKey, userName } = request;
  const { now } = visit;
  const locked = await lockOrder(queries, visit, orderId);
  const digest = bodyDigest(body);
  const repeated =
    idempotencyKey === undefined
      ? undefined
      : await repeatedChange(queries, visit, { orderId, idempotencyKey, bodyDigest: digest });
  if (repeated !== undefined) return repeated;

  const present = changeable(locked, now);
  const { doc } = present;
  const goods = await changedGoods(queries, visit, doc, body.lines);
  const result = changeOrderLines({
    current: doc.orderItems.map(lifeLine),
    seen: await seenLines(queries, visit, present, body.seenRevision),
    changes: body.lines,
    deadlineOfNew: (sku) => goods.placeOfNew(sku)?.editableUntil,
    now: now.getTime(),
  });
  if (result.kind === 'CONFLICT')
    return refuse('order-changed', { more: { skus: result.skus, order: visit.visible(doc) } });
  if (result.kind === 'LOCKED')
    return refuse('deadline-passed', {
      more: {
        locked: result.locked.map(({ sku, editableUntil }) => ({ sku, ...deadlineField(editableUntil) })),
      },
    });
  const { differences, lines } = result;
  const texts = changedTexts(body);
  if (differences.length === 0 && isSameText(doc, texts)) return doc;
  if (!isSameText(doc, texts) && (deadlineOf(doc) ?? 0) <= now.getTime())
    return refuse('deadline-passed', { more: { locked: [] } });

  checkChangedLines(differences, goods);
  const rows = new Map(
    differences
      .filter(({ after }) => after !== undefined)
      .map((difference) => [difference.sku, goods.rowOf(difference)]),
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
    ...doc,
    ...texts,
    orderItems,
    revision,
    totals: cartTotals({ lines: Object.values(totalsLines).flat() }),
    deliveries: orderDeliveries(placed),
    ...deadlineField(latestDeadline(placed.map(({ editableUntil }) => editableUntil))),
  };
  const isEmpty = orderItems.length === 0;
  const order = isEmpty ? cancelledOrder(doc, revision, now) : changed;
  await storeRevision(queries, visit, {
    before: doc,
    order,
    status: isEmpty ? 'CANCELLED' : present.status,
    createdAt: present.createdAt,
    lineFacts: { ...present.lineFacts, ...lineFacts([...rows.values()]) },
    totalsLines: isEmpty ? present.totalsLines : totalsLines,
    userName,
    event: isEmpty ? 'CANCELLED' : 'CHANGED',
    payload: { differences },
    idempotencyKey,
    bodyDigest: idempotencyKey === undefined ? undefined : digest,
  });
  return order;
};
