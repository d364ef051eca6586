import type { Order } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { decimal } from '@gastroshop/domain/money';
import type { OrderEventKind } from '@gastroshop/domain/order-life';
import { isLocale } from '@gastroshop/i18n';
import { sql } from 'kysely';
import { runConcurrently, type LineFactsBySku, type Queries } from '../../../db';
import { ProblemError, type MailBudget } from '../../../http';
import { enqueueJobs, type NewJob } from '../../../jobs';
import { inBranchWords } from '../../../order-names';
import type { CartAccess } from '../../cart';
import type { TotalsLinesBySku } from '../totals-lines';
import { tellOthers } from './tell-others';

/** A new revision of an order, and how it came about. */
export interface NewRevision {
  readonly before: Order;
  readonly order: Order & { readonly revision: number };
  readonly status: string;
  readonly createdAt: Date;
  readonly lineFacts: LineFactsBySku;
  readonly totalsLines: TotalsLinesBySku;
  readonly userName: string;
  readonly event: OrderEventKind;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string | undefined;
  readonly bodyDigest?: string | undefined;
  /** Left out: mails are not counted. */
  readonly mailBudget?: MailBudget | undefined;
}

const boughtBySku = ({ orderItems }: Order) =>
  new Map(
    orderItems.map((item) => [
      item.productSku,
      {
        quantity: item.status === 'CANCELLED' ? decimal(0) : decimal(item.ratio).times(item.amount),
        unit: item.baseUnit ?? item.unitAbbr,
        orderedUnit: item.unitAbbr,
      },
    ]),
  );

/** By how much more or less of each article was bought than the order said before, in storage units. */
const boughtDifferences = (before: Order, after: Order) => {
  const [old, present] = [boughtBySku(before), boughtBySku(after)];
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((sku) => {
    const line = present.get(sku) ?? old.get(sku);
    const quantity = decimal(present.get(sku)?.quantity ?? 0).minus(old.get(sku)?.quantity ?? 0);
    return line === undefined || quantity.isZero()
      ? []
      : [{ sku, quantity: quantity.toFixed(), unit: line.unit, ordered_unit: line.orderedUnit }];
  });
};

/**
 * The mails that tell of a revision, to those the order is confirmed to, in the language of who made it. Where no more mails
 * are sent in this hour there are none: a change is worth more than the mail about it.
 */
const mailsOf = async (
  queries: Queries,
  { key: { tenant, customerId }, userId, seesPrices, seesBonuses, buyer }: CartAccess,
  { order, mailBudget }: NewRevision,
): Promise<readonly NewJob[]> => {
  const { confirmationEmails, id: orderId, revision } = order;
  if (confirmationEmails.length === 0) return [];
  const user = await queries
    .selectFrom('app_user')
    .select('locale')
    .where('tenant', '=', tenant)
    .where('id', '=', userId)
    .executeTakeFirst();
  const known = user?.locale ?? '';
  const locale = isLocale(known) ? known : buyer.locale;
  const sender = { tenant, customerId, userId };
  let turn = 0;
  try {
    turn = (await mailBudget?.spend(queries, sender, confirmationEmails.length)) ?? 0;
  } catch (error) {
    if (error instanceof ProblemError) return [];
    throw error;
  }
  return confirmationEmails.map((address, index) => ({
    kind: 'confirmation-mail',
    data: { tenant, customerId, orderId, revision, address, locale, seesPrices, seesBonuses },
    turn: turn + index,
  }));
};

/**
 * Stores a revision with its event, what it changes of what was bought, the hand-over, the mails that follow and what
 * others are told, in the transaction of the change: all of it or nothing. It is the one place that writes revisions after the first.
 */
export const storeRevision = async (
  queries: Queries,
  visit: CartAccess,
  revision: NewRevision,
): Promise<void> => {
  const { userId, now } = visit;
  const { tenant, customerId } = visit.key;
  const { before, status, createdAt, userName, event } = revision;
  const order = await inBranchWords(queries, tenant, visit.buyer.locale, revision.order);
  const day = viennaDateAt(createdAt.getTime());
  const differences = JSON.stringify(boughtDifferences(before, order));
  const mails = await mailsOf(queries, visit, revision);
  await runConcurrently(queries, [
    () =>
      sql`/* order_revision */
      with changed as (
        update customer_order
        set doc = ${JSON.stringify(order)}, positions = ${order.orderItems.length}, net = ${order.totals?.net ?? null},
          status = ${status}, delivery_date = ${order.deliverySlotDate ?? null}, line_facts = ${JSON.stringify(revision.lineFacts)}
        where tenant = ${tenant} and customer_id = ${customerId} and id = ${order.id}
      ),
      event as (
        insert into order_event (tenant, customer_id, order_id, revision, kind, user_id, user_name, at, payload)
        values (${tenant}, ${customerId}, ${order.id}, ${order.revision}, ${event}, ${userId}, ${userName}, ${now},
          ${JSON.stringify(revision.payload)})
      )
      insert into order_revision (tenant, customer_id, order_id, revision, at, user_id, user_name, doc, totals_lines,
        idempotency_key, body_digest)
      values (${tenant}, ${customerId}, ${order.id}, ${order.revision}, ${now}, ${userId}, ${userName},
        ${JSON.stringify(order)}, ${JSON.stringify(revision.totalsLines)}, ${revision.idempotencyKey ?? null},
        ${revision.bodyDigest ?? null})`.execute(queries),
    () =>
      sql`/* bought_otherwise */
      insert into essence_item as e (tenant, customer_id, sku, bought_on, quantity, unit, ordered_unit)
      select ${tenant}, ${customerId}, b.sku, ${day}::date, b.quantity, b.unit, b.ordered_unit
      from jsonb_to_recordset(${differences}::jsonb) as b (sku text, quantity numeric, unit text, ordered_unit text)
      on conflict (tenant, customer_id, sku, bought_on) do update set quantity = e.quantity + excluded.quantity`.execute(
        queries,
      ),
    () =>
      sql`/* bought_nothing */
      delete from essence_item
      where tenant = ${tenant} and customer_id = ${customerId} and bought_on = ${day}::date and quantity <= 0`.execute(
        queries,
      ),
    () =>
      enqueueJobs(queries, [
        { kind: 'hand-over', data: { tenant, customerId, orderId: order.id, revision: order.revision } },
        ...mails,
      ]),
  ]);
  await tellOthers(queries, visit, { ...revision, order });
};
