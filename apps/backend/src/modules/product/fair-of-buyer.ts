import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';

/**
 * The fair whose prices a buyer is shown: an active one that is held for the tenant and does not block the customer.
 * Any other code is answered as if none had been given.
 */
export const fairOfBuyer = async (
  queries: Queries,
  { tenant, customer }: Buyer,
  code: string | undefined,
): Promise<string | undefined> => {
  if (code === undefined || customer === undefined) return undefined;
  const fair = await queries
    .selectFrom('fair')
    .select('doc')
    .where('id', '=', code)
    .where(sql<boolean>`${tenant} = any(tenants)`)
    .where(sql<boolean>`not ${customer.id} = any(blocked_customers)`)
    .executeTakeFirst();
  return fair?.doc.isActive === true ? code : undefined;
};
