import type { LineContent } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { CartKey } from './cart-visit';

/** What is stored of a cart besides its lines. */
export interface CartHead {
  readonly version: number;
  readonly validSince: Date;
}

/** A line as it is stored; one without content was removed. */
export interface CartLineRow {
  readonly sku: string;
  readonly position: number;
  readonly version: number;
  readonly content: LineContent | null;
  readonly removed_content: LineContent | null;
  readonly removed_at: Date | null;
  readonly nara: unknown;
  readonly acted_at: Date;
  readonly updated_at: Date;
  readonly updated_by: string;
  readonly operation_id: string | null;
  readonly known_operations: readonly string[];
}

const selectHead = (queries: Queries, { tenant, customerId, code }: CartKey) =>
  queries
    .selectFrom('cart')
    .select(['version', 'valid_since as validSince'])
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .where('code', '=', code);

/**
 * Locks a cart until the transaction ends, making it where there is none: of two writers one waits, and then reads what
 * the other stored.
 */
export const lockCart = async (queries: Queries, key: CartKey, now: Date): Promise<CartHead> => {
  const locked = await selectHead(queries, key).forUpdate().executeTakeFirst();
  if (locked !== undefined) return locked;
  await queries
    .insertInto('cart')
    .values({ tenant: key.tenant, customer_id: key.customerId, code: key.code, version: 0, valid_since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectHead(queries, key).forUpdate().executeTakeFirstOrThrow();
};

/**
 * The lines of a cart in the order they were added: those in it, those taken out, and of the rest those asked for.
 *
 * @param asked article numbers whose past counts, because they are written
 */
export const readLines = async (
  queries: Queries,
  { tenant, customerId, code }: CartKey,
  asked: readonly string[] = [],
): Promise<readonly CartLineRow[]> => {
  const { rows } = await sql<CartLineRow>`
    select sku, position, version, content, removed_content, removed_at, nara, acted_at, updated_at, updated_by,
      operation_id, known_operations
    from cart_line
    where tenant = ${tenant} and customer_id = ${customerId} and code = ${code}
      and (content is not null or removed_content is not null or sku = any(${asked}::text[]))
    order by position`.execute(queries);
  return rows;
};

/** A whole cart as of one moment, and what its reader was shown last. */
export interface StoredCart {
  readonly head: CartHead;
  readonly lines: readonly CartLineRow[];
  readonly shown: { readonly version: number; readonly digest: string } | undefined;
}

type JoinedRow = Omit<CartLineRow, 'sku'> & {
  readonly sku: string | null;
  readonly cart_version: number;
  readonly valid_since: Date;
  readonly shown_version: number | null;
  readonly shown_digest: string | null;
};

/** Reads a cart in one query, so that its version and its lines belong together; undefined when there never was one. */
export const readStoredCart = async (
  queries: Queries,
  { tenant, customerId, code }: CartKey,
  userId: string,
): Promise<StoredCart | undefined> => {
  const { rows } = await sql<JoinedRow>`
    select c.version as cart_version, c.valid_since, s.version as shown_version, s.digest as shown_digest, l.sku,
      l.position, l.version, l.content, l.removed_content, l.removed_at, l.nara, l.acted_at, l.updated_at, l.updated_by,
      l.operation_id, l.known_operations
    from cart c
    left join cart_seen s on s.tenant = c.tenant and s.customer_id = c.customer_id and s.code = c.code
      and s.user_id = ${userId}
    left join cart_line l on l.tenant = c.tenant and l.customer_id = c.customer_id and l.code = c.code
      and (l.content is not null or l.removed_content is not null)
    where c.tenant = ${tenant} and c.customer_id = ${customerId} and c.code = ${code}
    order by l.position`.execute(queries);
  const [first] = rows;
  if (first === undefined) return undefined;
  const {
    cart_version: version,
    valid_since: validSince,
    shown_version: shownVersion,
    shown_digest: digest,
  } = first;
  return {
    head: { version, validSince },
    lines: rows.flatMap((row) => (row.sku === null ? [] : [{ ...row, sku: row.sku }])),
    shown: shownVersion === null || digest === null ? undefined : { version: shownVersion, digest },
  };
};
