import type { Order } from '@gastroshop/api-contract';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { CartAccess } from '../cart';

/** Days for which a key is kept. */
const KEPT_DAYS = 90;

/** An order that was taken in, by the key or the cart version asked for. */
export interface RecordedSubmission {
  /** It is this user's, with the key asked for. */
  readonly hasKey: boolean;
  /** It came without a key. */
  readonly isKeyless: boolean;
  readonly bodyDigest: string;
  readonly cartVersion: number;
  readonly order: Order;
}

/**
 * A client's key, or without one the version of the cart; the two never meet, nor do the keys of two carts: a key that
 * was used in the own shop orders nothing of it in a fair.
 */
export const submissionKey = (
  idempotencyKey: string | undefined,
  cartVersion: number,
  code: string,
): string => {
  if (idempotencyKey === undefined) return `version ${code} ${cartVersion}`;
  return code === '' ? `key ${idempotencyKey}` : `fair ${code} key ${idempotencyKey}`;
};

const inFixedOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inFixedOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, inner]: [string, unknown]) => [field, inFixedOrder(inner)]),
  );
};

/** A text that is the same for the same body, however it was written. */
export const bodyDigest = (body: object): string =>
  createHash('sha256')
    .update(JSON.stringify(inFixedOrder(body)))
    .digest('base64');

/** Finds what was taken in with this user's key, or of this version of the cart by anybody of the customer. */
export const findSubmissions = async (
  queries: Queries,
  { key: { tenant, customerId, code }, userId, now }: CartAccess,
  key: string,
  cartVersion: number,
): Promise<readonly RecordedSubmission[]> => {
  const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const hasKey = sql<boolean>`(s.user_id = ${userId} and s.key = ${key})`;
  const { rows } = await sql<RecordedSubmission>`/* submissions */
    select ${hasKey} as "hasKey", s.key like 'version %' as "isKeyless",
      s.body_digest as "bodyDigest", s.cart_version as "cartVersion", o.doc as "order"
    from submission s join customer_order o on o.tenant = s.tenant and o.id = s.order_id
    where s.tenant = ${tenant} and s.customer_id = ${customerId}
      and s.created_at >= ${since}
      and (${hasKey} or (s.code = ${code} and s.cart_version = ${cartVersion}))`.execute(queries);
  return rows;
};

/** Notes that a version of the cart was ordered with a key, and forgets keys that are too old. */
export const recordSubmission = async (
  queries: Queries,
  { key: { tenant, customerId, code }, userId, now }: CartAccess,
  record: {
    readonly key: string;
    readonly bodyDigest: string;
    readonly cartVersion: number;
    readonly orderId: string;
  },
): Promise<void> => {
  const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  // Two statements: the key of an old one may be the new one's.
  await sql`/* forget_submissions */
    delete from submission
    where tenant = ${tenant} and customer_id = ${customerId} and created_at < ${since}`.execute(queries);
  await sql`/* submission */
    insert into submission (tenant, customer_id, user_id, key, body_digest, code, cart_version, order_id, created_at)
    values (${tenant}, ${customerId}, ${userId}, ${record.key}, ${record.bodyDigest}, ${code}, ${record.cartVersion},
      ${record.orderId}, ${now})`.execute(queries);
};
