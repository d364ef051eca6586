import type { UserCustomer } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/** The customers a user may act for today, by their number. */
export const userCustomers = async (
  queries: Queries,
  tenant: string,
  userId: string,
  today: string,
): Promise<readonly UserCustomer[]> => {
  const rows = await queries
    .selectFrom('assignment as a')
    .innerJoin('customer as c', (join) =>
      join.onRef('c.tenant', '=', 'a.tenant').onRef('c.id', '=', 'a.customer_id'),
    )
    .select(['c.id', 'c.display_name', 'c.address'])
    .where('a.tenant', '=', tenant)
    .where('a.user_id', '=', userId)
    .where((eb) => eb.or([eb('a.valid_from', 'is', null), eb('a.valid_from', '<=', today)]))
    .where((eb) => eb.or([eb('a.valid_to', 'is', null), eb('a.valid_to', '>=', today)]))
    .orderBy(sql`length(c.id)`)
    .orderBy('c.id')
    .execute();
  return rows.map(({ id, display_name, address }) => ({
    customerId: id,
    displayName: display_name,
    ...(address !== null && { customerAddress: address }),
  }));
};
