import type { Order } from '@gastroshop/api-contract';
import type { LineFactsBySku, Queries } from '../../db';
import { throwProblem } from '../../http';
import type { OrderOwner } from './order-list';

const ordersOf = (queries: Queries, { tenant, customerId }: OrderOwner) =>
  queries
    .selectFrom('customer_order')
    .select('doc')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId);

/**
 * An order of a customer and its stored status.
 *
 * @throws ProblemError not-found for a foreign one as for an unknown one
 */
export const storedOrder = async (
  queries: Queries,
  owner: OrderOwner,
  orderId: string,
): Promise<{ readonly doc: Order; readonly status: string }> => {
  const row = await ordersOf(queries, owner).select('status').where('id', '=', orderId).executeTakeFirst();
  return row ?? throwProblem('not-found');
};

/** An order, and what its papers say besides. */
export interface OrderOnPaper {
  readonly order: Order;
  readonly lineFacts: LineFactsBySku;
  /** Code of the fair it was ordered in. */
  readonly fairCode: string | undefined;
}

/**
 * An order of a customer by the number people use, for its papers.
 *
 * @throws ProblemError not-found for a foreign one as for an unknown one
 */
export const orderByNumber = async (
  queries: Queries,
  owner: OrderOwner,
  number: string,
): Promise<OrderOnPaper> => {
  const row = await ordersOf(queries, owner)
    .select(['line_facts', 'fair_id'])
    .where('number', '=', number)
    .executeTakeFirst();
  return row === undefined
    ? throwProblem('not-found')
    : { order: row.doc, lineFacts: row.line_facts, fairCode: row.fair_id ?? undefined };
};
