import type { Supplier } from '@gastroshop/api-contract';
import type { Queries } from '../../db';

/** Suppliers by their ids, by name; unknown ones are left out. */
export const suppliersOf = async (
  queries: Queries,
  tenant: string,
  ids: readonly string[],
): Promise<readonly Supplier[]> => {
  if (ids.length === 0) return [];
  return queries
    .selectFrom('supplier')
    .select(['id', 'name'])
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute();
};
