import type { Queries } from '../../db';

/** Orders a customer has placed in a fair. */
export const countFairOrders = async (
  queries: Queries,
  tenant: string,
  customerId: string,
  fairId: string,
): Promise<number> => {
  const { orders } = await queries
    .selectFrom('customer_order')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .where('fair_id', '=', fairId)
    .where('source', '=', 'SUBSHOP')
    .executeTakeFirstOrThrow();
  return orders;
};
