import { sql } from 'kysely';
import type { Queries } from '../../db';

/** A table requests may read, and how its policy keeps others out. */
export interface WalledTable {
  readonly name: string;
  readonly policy: string;
  /** Rows are of a customer, not only of a tenant. */
  readonly isOfCustomer: boolean;
}

/** The tables with a tenant that requests may read, by the policies the database has. */
export const tablesWithPolicy = async (queries: Queries): Promise<readonly WalledTable[]> => {
  const { rows } = await sql<WalledTable>`
    select tablename::text as name, policyname::text as policy, policyname like '%\\_of\\_customer' as "isOfCustomer"
    from pg_policies where schemaname = 'public' and policyname like '%\\_of\\_%'
      and has_table_privilege('shop_app', tablename::regclass, 'select')
    order by tablename, policyname`.execute(queries);
  return rows;
};

/** Tables with a tenant that requests may read although no policy stands before them. */
export const tablesWithoutPolicy = async (queries: Queries): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
      and has_table_privilege('shop_app', c.oid, 'select')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant')
    order by 1`.execute(queries);
  return rows.map(({ name }) => name);
};

/**
 * Rows of others that a request sees in a table when it asks for all there are.
 *
 * @returns how many there are in all, and how many of them a request for the customer sees
 */
export const foreignRowsIn = async (
  queries: Queries,
  { name, isOfCustomer }: WalledTable,
  customerId: string,
): Promise<{ readonly present: number; readonly seen: number }> => {
  const isStranger = isOfCustomer
    ? sql`(tenant <> 'AZ' or customer_id <> ${customerId})`
    : sql`tenant <> 'AZ'`;
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where ${isStranger}`.execute(queries);
    return rows[0]?.count ?? 0;
  };
  const present = await count();
  await sql`
    select set_config('role', 'shop_app', true), set_config('shop.tenant', 'AZ', true),
      set_config('shop.customer', ${customerId}, true)`.execute(queries);
  const seen = await count();
  await sql`select set_config('role', 'none', true)`.execute(queries);
  return { present, seen };
};

/** The table requests write into and never read. */
export const WRITE_ONLY = { name: 'form_submission', policy: 'form_submission_of_tenant' } as const;

/** Whether a request of a tenant can leave a form with another one. */
export const reachesAnotherTenant = async (queries: Queries): Promise<boolean> => {
  await sql`savepoint sneaking`.execute(queries);
  await sql`select set_config('role', 'shop_app', true), set_config('shop.tenant', 'AZ', true)`.execute(
    queries,
  );
  try {
    await sql`
      insert into form_submission (tenant, id, doc, created_at)
      values ('GM', 'sneaked in', '{}', now())`.execute(queries);
    return true;
  } catch {
    return false;
  } finally {
    await sql`rollback to savepoint sneaking`.execute(queries);
  }
};
