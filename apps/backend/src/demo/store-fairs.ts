import type { Queries } from '../db';
import { insertRows } from './insert-rows';
import type { DemoFair } from './orders';

/** A customer that may not order in fairs. */
const BLOCKED = '48311';

/** Stores the fairs. */
export const storeFairs = (queries: Queries, fairs: readonly DemoFair[]): Promise<void> =>
  insertRows(
    queries,
    'fair',
    {
      id: 'text',
      tenants: 'text[]',
      max_orders_per_customer: 'integer',
      blocked_customers: 'text[]',
      doc: 'jsonb',
    },
    fairs.map((fair) => ({
      id: fair.id,
      tenants: fair.tenants ?? [],
      max_orders_per_customer: fair.maxOrdersPerCustomer ?? null,
      blocked_customers: [BLOCKED],
      doc: fair,
    })),
  );
