import type { LineContent } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { LineStamps, Queries } from '../../db';
import type { CartKey } from './cart-access';

/** What is stored of a cart besides its lines. */
export interface CartHead {
  readonly version: number;
  readonly validSince: Date;
  /** The version the cart had after its latest order; 0 before the first. */
  readonly orderedVersion: number;
}

/** What a removed line held; that the whole cart went with it stands beside it. */
interface RemovedContent extends LineContent {
  readonly withCart?: boolean | undefined;
}

/** A line as it is stored; one without content was removed. */
export interface CartLineRow {
  readonly sku: string;
  readonly position: number;
  readonly version: number;
  readonly content: LineContent | null;
  readonly removed_content: RemovedContent | null;
  readonly removed_at: Date | null;
  readonly nara: unknown;
  readonly acted_at: Date;
  readonly updated_at: Date;
  readonly updated_by: string;
  readonly operation_id: string | null;
  readonly known_operations: readonly string[];
  readonly stamps: LineStamps | null;
}

/** A cart joined with its lines; one without any is a row without an article. */
interface LineOfCart extends Omit<CartLineRow, 'sku'> {
  readonly sku: string | null;
  readonly cart_version: number;
  readonly valid_since: Date;
  readonly ordered_version: number;
}

const headOf = (row: LineOfCart): CartHead => ({
  version: row.cart_version,
  validSince: row.valid_since,
  orderedVersion: row.ordered_version,
});

const linesOf = (rows: readonly LineOfCart[]): readonly CartLineRow[] =>
  rows.flatMap((row) => (row.sku === null ? [] : [{ ...row, sku: row.sku }]));

/** What is stored of a cart, for its only writer. */
export interface LockedCart {
  readonly head: CartHead;
  readonly lines: readonly CartLineRow[];
}

/**
 * Locks a cart until the transaction ends, making it where there is none, and reads it: of two writers one waits, and
 * then reads what the other stored. The lines come in the order they were added: those in it, those taken out, and of
 * the rest those asked for.
 *
 * @param asked article numbers whose past counts, because they are written
 */
export const lockCart = async (
  queries: Queries,
  { tenant, customerId, code }: CartKey,
  now: Date,
  asked: readonly string[] = [],
): Promise<LockedCart> => {
  const { rows } = await sql<LineOfCart>`/* locked_cart */
    select cart_version, valid_since, ordered_version, sku, position, version, content, removed_content, removed_at, nara,
      acted_at, updated_at, updated_by, operation_id, known_operations, stamps
    from locked_cart(${tenant}, ${customerId}, ${code}, ${asked}::text[], ${now}::timestamptz)`.execute(
    queries,
  );
  const [first] = rows;
  if (first === undefined) throw new Error('A cart that was locked is not there');
  return { head: headOf(first), lines: linesOf(rows) };
};

/** One line of a cart, for the cart's only writer. */
export interface LockedLine {
  readonly head: CartHead;
  /** Undefined: the article never was in the cart. */
  readonly line: CartLineRow | undefined;
  /** The greatest position of all lines of the cart, whether they are in it or not; 0 where there never was one. */
  readonly lastPosition: number;
}

interface LineOfLocked extends LineOfCart {
  readonly last_position: number;
}

/** Locks a cart as `lockCart` does, and reads one line of it: of forty lines most would be read for nothing. */
export const lockLine = async (
  queries: Queries,
  { tenant, customerId, code }: CartKey,
  now: Date,
  asked: string,
): Promise<LockedLine> => {
  const { rows } = await sql<LineOfLocked>`/* locked_line */
    select cart_version, valid_since, ordered_version, sku, position, version, content, removed_content, removed_at, nara,
      acted_at, updated_at, updated_by, operation_id, known_operations, stamps, last_position
    from locked_line(${tenant}, ${customerId}, ${code}, ${asked}, ${now}::timestamptz)`.execute(queries);
  const [first] = rows;
  if (first === undefined) throw new Error('A cart that was locked is not there');
  const [line] = linesOf(rows);
  return { head: headOf(first), line, lastPosition: first.last_position };
};

/** A whole cart as of one moment, and what its reader was shown last. */
export interface StoredCart {
  readonly head: CartHead;
  readonly lines: readonly CartLineRow[];
  readonly shown: { readonly version: number; readonly digest: string } | undefined;
}

interface SightedRow extends LineOfCart {
  readonly shown_version: number | null;
  readonly shown_digest: string | null;
}

/** Reads a cart in one query, so that its version and its lines belong together; undefined when there never was one. */
export const readStoredCart = async (
  queries: Queries,
  { tenant, customerId, code }: CartKey,
  userId: string,
): Promise<StoredCart | undefined> => {
  const { rows } = await sql<SightedRow>`/* stored_cart */
    select c.version as cart_version, c.valid_since, c.ordered_version, s.version as shown_version,
      s.digest as shown_digest, l.sku,
      l.position, l.version, l.content, l.removed_content, l.removed_at, l.nara, l.acted_at, l.updated_at, l.updated_by,
      l.operation_id, l.known_operations, l.stamps
    from cart c
    left join cart_seen s on s.tenant = c.tenant and s.customer_id = c.customer_id and s.code = c.code
      and s.user_id = ${userId}
    left join cart_line l on l.tenant = c.tenant and l.customer_id = c.customer_id and l.code = c.code
      and (l.content is not null or l.removed_content is not null)
    where c.tenant = ${tenant} and c.customer_id = ${customerId} and c.code = ${code}
    order by l.position`.execute(queries);
  const [first] = rows;
  if (first === undefined) return undefined;
  const { shown_version: version, shown_digest: digest } = first;
  return {
    head: headOf(first),
    lines: linesOf(rows),
    shown: version === null || digest === null ? undefined : { version, digest },
  };
};
