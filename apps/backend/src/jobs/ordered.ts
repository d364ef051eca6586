import type { Order } from '@gastroshop/api-contract';
import type { LineFactsBySku, Store } from '../db';
import type { JobData } from './job-kinds';

/** An order as a job finds it. */
export interface OrderedRow {
  readonly order: Order;
  readonly lineFacts: LineFactsBySku;
  /** Code of the fair it was ordered in. */
  readonly fairCode: string | undefined;
  readonly userId: string | null;
  readonly createdAt: Date;
  readonly customerName: string;
  /** Who made the revision it is read in, and when. */
  readonly revisedBy: string | undefined;
  readonly revisedAt: Date | undefined;
}

/** Reads the order a job is about, as it was in the revision it names, else as it is; undefined when it is gone. */
export const loadOrderForJob = (
  store: Store,
  { tenant, customerId, orderId, revision }: JobData<'hand-over'>,
): Promise<OrderedRow | undefined> =>
  store.asSystem(async (queries) => {
    const row = await queries
      .selectFrom('customer_order as o')
      .leftJoin('customer as c', (join) =>
        join.onRef('c.tenant', '=', 'o.tenant').onRef('c.id', '=', 'o.customer_id'),
      )
      .leftJoin('order_revision as r', (join) =>
        join
          .onRef('r.tenant', '=', 'o.tenant')
          .onRef('r.order_id', '=', 'o.id')
          .on('r.revision', '=', revision ?? 0),
      )
      .select([
        (eb) => eb.fn.coalesce('r.doc', 'o.doc').as('order'),
        'o.line_facts as lineFacts',
        'o.user_id as userId',
        'o.fair_id as fairCode',
        'o.created_at as createdAt',
        'c.display_name as customerName',
        'r.user_name as revisedBy',
        'r.at as revisedAt',
      ])
      .where('o.tenant', '=', tenant)
      .where('o.customer_id', '=', customerId)
      .where('o.id', '=', orderId)
      .executeTakeFirst();
    return row === undefined
      ? undefined
      : {
          ...row,
          fairCode: row.fairCode ?? undefined,
          customerName: row.customerName ?? '',
          revisedBy: row.revisedBy ?? undefined,
          revisedAt: row.revisedAt ?? undefined,
        };
  });

/** Notes that the merchandise system has all of an order. */
export const markHandedOver = (
  store: Store,
  { tenant, orderId }: Pick<JobData<'hand-over'>, 'tenant' | 'orderId'>,
): Promise<unknown> =>
  store.asSystem((queries) =>
    queries
      .updateTable('customer_order')
      .set({ handed_over_at: new Date() })
      .where('tenant', '=', tenant)
      .where('id', '=', orderId)
      .execute(),
  );
