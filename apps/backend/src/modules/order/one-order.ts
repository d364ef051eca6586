import type { Order } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import { refuse } from '../../http';
import type { OrderOwner } from './order-list';

const ordersOf = (queries: Queries, { tenant, customerId }: OrderOwner) =>
  queries
    .selectFrom('customer_order')
    .select('doc')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId);

/**
 * An order of a customer.
 *
 * @throws ProblemError not-found for a foreign one as for an unknown one
 */
export const orderById = async (queries: Queries, owner: OrderOwner, orderId: string): Promise<Order> => {
  const row = await ordersOf(queries, owner).where('id', '=', orderId).executeTakeFirst();
  return row?.doc ?? refuse('not-found');
};

/**
 * An order of a customer by the number people use.
 *
 * @throws ProblemError not-found for a foreign one as for an unknown one
 */
export const orderByNumber = async (queries: Queries, owner: OrderOwner, number: string): Promise<Order> => {
  const row = await ordersOf(queries, owner).where('number', '=', number).executeTakeFirst();
  return row?.doc ?? refuse('not-found');
};
