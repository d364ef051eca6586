import type { TenantCode } from '@gastroshop/identity';
import type { Queries } from '../db';

/** A claim of this length may have been cut. */
const MOST_IN_CLAIM = 50;

/**
 * Takes a user's customers from the provider's claim, for installations without a customer import: new ones are
 * assigned, those no longer named are taken away, unless the claim is so long that it may be cut.
 */
export const assignCustomers = async (
  queries: Queries,
  tenant: TenantCode,
  userId: string,
  customers: readonly string[],
): Promise<void> => {
  if (customers.length < MOST_IN_CLAIM) {
    const gone = queries.deleteFrom('assignment').where('tenant', '=', tenant).where('user_id', '=', userId);
    await (customers.length === 0 ? gone : gone.where('customer_id', 'not in', customers)).execute();
  }
  if (customers.length === 0) return;
  await queries
    .insertInto('assignment')
    .values(
      customers.map((customer_id) => ({
        tenant,
        user_id: userId,
        customer_id,
        rights: ['ORDER', 'SEE_PRICES', 'INVOICES'],
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
