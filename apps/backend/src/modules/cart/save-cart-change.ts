import type { CartEvent } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { LineStamps, Queries } from '../../db';
import type { CartHead } from './cart-rows';
import type { CartAccess } from './cart-access';
import type { PendingLine } from './pending-line';
import type { LastSeenCart } from './last-seen-cart';

/** Channel on which every node hears of new events in carts. */
export const CART_CHANNEL = 'cart';

/** What a change leaves behind. */
export interface CartChange {
  readonly head: CartHead;
  readonly lines: readonly PendingLine[];
  readonly events: readonly CartEvent[];
  readonly sight: LastSeenCart | undefined;
}

const stampsOf = ({ amountVersion, remarkStamps }: PendingLine['stored']): LineStamps | null =>
  amountVersion === undefined && remarkStamps === undefined ? null : { amountVersion, remarkStamps };

const recordOf = ({ sku, position, stored, removed, nara, updatedAt, updatedBy }: PendingLine) => ({
  sku,
  position,
  version: stored.version,
  content: stored.content ?? null,
  removed_content:
    removed === undefined ? null : { ...removed.content, ...(removed.withCart && { withCart: true }) },
  removed_at: removed?.at ?? null,
  nara: nara ?? null,
  acted_at: new Date(stored.actedAt),
  updated_at: updatedAt,
  updated_by: updatedBy,
  operation_id: stored.operationId ?? null,
  known_operations: stored.knownOperationIds,
  stamps: stampsOf(stored),
});

/**
 * Stores a change of a cart that the caller has locked, in one statement for any number of lines, and tells whoever
 * watches; they hear of it when the transaction is stored.
 */
export const saveCartChange = async (
  queries: Queries,
  { key, userId, now }: CartAccess,
  { head, lines, events, sight }: CartChange,
): Promise<void> => {
  const { tenant, customerId, code } = key;
  await sql`/* cart_change */
    with line as (
      insert into cart_line (tenant, customer_id, code, sku, position, version, content, removed_content, removed_at,
        nara, acted_at, updated_at, updated_by, operation_id, known_operations, stamps)
      select ${tenant}, ${customerId}, ${code}, l.*
      from jsonb_to_recordset(${JSON.stringify(lines.map(recordOf))}::jsonb) as l (sku text, position bigint,
        version integer, content jsonb, removed_content jsonb, removed_at timestamptz, nara jsonb, acted_at timestamptz,
        updated_at timestamptz, updated_by text, operation_id text, known_operations text[], stamps jsonb)
      on conflict (tenant, customer_id, code, sku) do update set
        position = excluded.position, version = excluded.version, content = excluded.content,
        removed_content = excluded.removed_content, removed_at = excluded.removed_at, nara = excluded.nara,
        acted_at = excluded.acted_at, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
        operation_id = excluded.operation_id, known_operations = excluded.known_operations,
        stamps = excluded.stamps
    ), head as (
      update cart set version = ${head.version}, valid_since = ${head.validSince},
        ordered_version = ${head.orderedVersion}
      where tenant = ${tenant} and customer_id = ${customerId} and code = ${code}
    ), sight as (
      insert into cart_seen (tenant, customer_id, code, user_id, version, seen, digest)
      select ${tenant}, ${customerId}, ${code}, ${userId}, ${head.version}, s.seen, s.digest
      from (select ${sight?.seen ?? null}::jsonb as seen, ${sight?.digest ?? null}::text as digest) s
      where s.digest is not null
      on conflict (tenant, customer_id, code, user_id) do update
        set version = excluded.version, seen = excluded.seen, digest = excluded.digest
    ), told as (
      insert into cart_event (tenant, customer_id, code, at, event)
      select ${tenant}, ${customerId}, ${code}, ${now}, e.event
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as e (event, place)
      order by e.place
      returning id
    )
    select pg_notify(${CART_CHANNEL}, json_build_object(
      'tenant', ${tenant}::text, 'customer', ${customerId}::text, 'code', ${code}::text, 'id', max(id))::text)
    from told having count(*) > 0`.execute(queries);
};
