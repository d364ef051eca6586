import type { Order } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { throwProblem } from '../../../http';
import type { CartAccess } from '../../cart';

/**
 * The order as a change made it that was taken in before with this user's key.
 *
 * @returns undefined when nothing was taken in with the key
 * @throws ProblemError idempotency-key-reused for the same key with another body or order
 */
export const repeatedChange = async (
  queries: Queries,
  { key: { tenant, customerId }, userId }: CartAccess,
  asked: { readonly orderId: string; readonly idempotencyKey: string; readonly bodyDigest: string },
): Promise<Order | undefined> => {
  const { rows } = await sql<{ orderId: string; bodyDigest: string; doc: Order }>`/* repeated_change */
    select order_id as "orderId", body_digest as "bodyDigest", doc from order_revision
    where tenant = ${tenant} and customer_id = ${customerId} and user_id = ${userId}
      and idempotency_key = ${asked.idempotencyKey}`.execute(queries);
  const [taken] = rows;
  if (taken === undefined) return undefined;
  return taken.orderId === asked.orderId && taken.bodyDigest === asked.bodyDigest
    ? taken.doc
    : throwProblem('idempotency-key-reused', {
        detail: 'The key belongs to another change. Send a new one.',
      });
};
