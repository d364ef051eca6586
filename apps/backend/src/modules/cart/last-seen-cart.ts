import type { SeenCart } from '@gastroshop/domain/cart';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { CartView } from './cart-view';
import type { CartKey, CartAccess } from './cart-access';
import { rowTotalOf } from './priced-line';

/** What an answer showed its reader, as it is kept: an old client does not say it when it submits. */
export interface LastSeenCart {
  readonly version: number;
  readonly seen: string;
  readonly digest: string;
}

/** What a view of the cart shows its visitor. */
export const toLastSeen = (
  { fair }: Pick<CartAccess, 'fair'>,
  { head, lines, totals }: CartView,
): LastSeenCart => {
  const isInFair = fair !== undefined;
  const cart: SeenCart = {
    lines: lines.map(({ sku, content, parts = [] }) => {
      const rowTotalString = rowTotalOf(parts);
      return {
        sku,
        unitAbbreviation: content.unitAbbreviation,
        amount: content.amount,
        ...(rowTotalString !== undefined && { rowTotalString }),
        // That nothing is planned was seen as well; the own shop plans nothing.
        ...(isInFair && { plan: content.plan ?? [] }),
      };
    }),
    ...(totals !== undefined && { netString: totals.net }),
  };
  const seen = JSON.stringify(cart);
  return { version: head.version, seen, digest: createHash('sha256').update(seen).digest('base64') };
};

interface Sight {
  readonly version: number;
  readonly seen: SeenCart;
  readonly digest: string;
}

/** What was last shown to a user, and which version of the cart it was. */
export const loadLastSeen = async (
  queries: Queries,
  { tenant, customerId, code }: CartKey,
  userId: string,
): Promise<Sight | undefined> => {
  const { rows } = await sql<Sight>`/* sight */
    select version, seen, digest from cart_seen
    where tenant = ${tenant} and customer_id = ${customerId} and code = ${code} and user_id = ${userId}`.execute(
    queries,
  );
  return rows[0];
};

/** Keeps what was shown, where it is another than before. */
export const saveLastSeen = async (
  queries: Queries,
  visit: CartAccess,
  sight: LastSeenCart,
): Promise<void> => {
  const { key, userId } = visit;
  await sql`/* cart_seen */
    insert into cart_seen as s (tenant, customer_id, code, user_id, version, seen, digest)
    values (${key.tenant}, ${key.customerId}, ${key.code}, ${userId}, ${sight.version}, ${sight.seen}, ${sight.digest})
    on conflict (tenant, customer_id, code, user_id) do update
      set version = excluded.version, seen = excluded.seen, digest = excluded.digest
      where s.version <> excluded.version or s.digest <> excluded.digest`.execute(queries);
};
