import type { CartEvent } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { CartHead } from './cart-rows';
import type { CartAccess } from './cart-access';
import { hasContent, type PendingLine } from './pending-line';
import { eventFrame } from './line-events';
import { saveCartChange } from './save-cart-change';

/** Days for which events, and what is known of lines long gone, are kept. */
const KEPT_DAYS = 90;

/** A line that was ordered: it is out of the cart, is not offered to be brought back, and a late write finds it changed. */
const ordered = (line: PendingLine, { userId, now }: CartAccess): PendingLine => ({
  ...line,
  stored: {
    version: line.stored.version + (hasContent(line) ? 1 : 0),
    content: undefined,
    actedAt: now.getTime(),
    operationId: undefined,
    knownOperationIds: line.stored.knownOperationIds,
  },
  removed: undefined,
  nara: undefined,
  updatedAt: now,
  updatedBy: userId,
});

/** Empties a locked cart whose lines became an order, and forgets what is long past. */
export const clearOrderedCart = async (
  queries: Queries,
  visit: CartAccess,
  head: CartHead,
  lines: readonly PendingLine[],
): Promise<void> => {
  const version = head.version + 1;
  const next = { version, validSince: visit.now, orderedVersion: version };
  const event: CartEvent = { ...eventFrame(visit, next.version), eventType: 'CART_SUBMITTED' };
  await saveCartChange(queries, visit, {
    head: next,
    lines: lines.map((line) => ordered(line, visit)),
    events: [event],
    sight: undefined,
  });
  const { tenant, customerId, code } = visit.key;
  const since = new Date(visit.now.getTime() - KEPT_DAYS * 86_400_000);
  // Events are stored in their order: the index is read up to the first that is young, and not through all of them.
  await sql`/* forget_past */
    with old_line as (
      delete from cart_line where tenant = ${tenant} and customer_id = ${customerId} and code = ${code}
        and content is null and removed_content is null and updated_at < ${since}
    )
    delete from cart_event where tenant = ${tenant} and customer_id = ${customerId} and code = ${code}
      and id < (
        select e.id from cart_event e
        where e.tenant = ${tenant} and e.customer_id = ${customerId} and e.code = ${code} and e.at >= ${since}
        order by e.id
        limit 1
      )`.execute(queries);
};
