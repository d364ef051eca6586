import type { Fair } from '@gastroshop/api-contract';
import type { FairOrderRules } from '@gastroshop/domain/cart';
import type { Queries } from '../../db';

/** A fair, and who may order in it. */
export interface StoredFair {
  readonly fair: Fair;
  readonly rules: FairOrderRules;
}

interface FairRow {
  readonly id: string;
  readonly tenants: readonly string[];
  readonly max_orders_per_customer: number | null;
  readonly blocked_customers: readonly string[];
  readonly doc: Fair;
}

/** The columns count where the document says something else. */
const storedFairOf = (row: FairRow): StoredFair => {
  const { id, doc, tenants } = row;
  const maxOrdersPerCustomer = row.max_orders_per_customer ?? undefined;
  const blockedCustomerIds = row.blocked_customers;
  return {
    fair: { ...doc, id, tenants: [...tenants], maxOrdersPerCustomer },
    rules: { isActive: doc.isActive, tenants, maxOrdersPerCustomer, blockedCustomerIds },
  };
};

/** Reads a fair by its code, whatever its state; undefined when there is none. */
export const findFair = async (queries: Queries, code: string): Promise<StoredFair | undefined> => {
  const row = await queries.selectFrom('fair').selectAll().where('id', '=', code).executeTakeFirst();
  return row === undefined ? undefined : storedFairOf(row);
};

/** Reads all fairs, by their codes: a group has a handful. */
export const loadFairs = async (queries: Queries): Promise<readonly StoredFair[]> => {
  const rows = await queries.selectFrom('fair').selectAll().orderBy('id').execute();
  return rows.map(storedFairOf);
};
