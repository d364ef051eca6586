import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import pg from 'pg';
import { statementName } from './prepared-statement';
import type { Queries } from './queries';

/** For whom a request reads and writes; the database shows it no other rows. */
export interface Scope {
  readonly tenant: TenantCode;
  /** The customer acted for. Missing: no row of any customer is visible. */
  readonly customerId?: string | undefined;
}

/** Longest time one statement of a request may take, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 15_000;

const SCOPE_TEXT = `/* scope */ select set_config('role', 'shop_app', true),
  set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', true), set_config('shop.tenant', $1, true),
  set_config('shop.customer', $2, true)`;

/**
 * Sets a scope inside a transaction that was opened just before. The text never varies, so it is prepared once a
 * connection.
 */
export const scopeStatement = ({ tenant, customerId = '' }: Scope): pg.QueryConfig => ({
  name: statementName(SCOPE_TEXT),
  text: SCOPE_TEXT,
  values: [tenant, customerId],
});

/** Opens a transaction for a scope, in one message to the database. */
export const beginScoped = ({ tenant, customerId = '' }: Scope): string =>
  `begin; select set_config('role', 'shop_app', true), ` +
  `set_config('statement_timeout', '${STATEMENT_TIMEOUT_MS}', true), ` +
  `set_config('shop.tenant', ${pg.escapeLiteral(tenant)}, true), ` +
  `set_config('shop.customer', ${pg.escapeLiteral(customerId)}, true)`;

/** Lets the rest of a transaction see the rows of a customer as well: the only one of a user who named none. */
export const widenScopeToCustomer = async (queries: Queries, customerId: string): Promise<void> => {
  await sql`select set_config('shop.customer', ${customerId}, true)`.execute(queries);
};
