import { ASSIGNMENT_RIGHTS, type AssignedUser } from '@gastroshop/api-contract';
import type { Queries } from '../../db';

const nameOf = (row: {
  readonly first_name: string | null;
  readonly last_name: string | null;
}): Pick<AssignedUser, 'name'> => {
  const name = [row.first_name ?? '', row.last_name ?? ''].filter((part) => part !== '').join(' ');
  return name === '' ? {} : { name };
};

/** Everybody who may act for a customer, now or in a time to come, by user name. */
export const assignedUsers = async (
  queries: Queries,
  tenant: string,
  customerId: string,
): Promise<readonly AssignedUser[]> => {
  const rows = await queries
    .selectFrom('assignment as a')
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.tenant', '=', 'a.tenant').onRef('u.id', '=', 'a.user_id'),
    )
    .select([
      'a.user_id',
      'a.rights',
      'a.valid_from',
      'a.valid_to',
      'u.user_name',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.is_enabled',
    ])
    .where('a.tenant', '=', tenant)
    .where('a.customer_id', '=', customerId)
    .orderBy('u.user_name')
    .orderBy('a.user_id')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    // A user of the import who has never signed in has no name yet.
    userName: row.user_name ?? row.user_id,
    ...nameOf(row),
    ...(row.email !== null && { email: row.email }),
    isEnabled: row.is_enabled ?? true,
    rights: ASSIGNMENT_RIGHTS.filter((right) => row.rights.includes(right)),
    ...(row.valid_from !== null && { validFrom: row.valid_from }),
    ...(row.valid_to !== null && { validTo: row.valid_to }),
  }));
};
