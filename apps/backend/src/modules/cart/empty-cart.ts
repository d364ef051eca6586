import type { CartEvent } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { CartHead } from './cart-rows';
import type { CartVisit } from './cart-visit';
import { isLive, type DraftLine } from './draft-line';
import { eventFrame } from './line-events';
import { storeChange } from './store-change';

/** Days for which events, and what is known of lines long gone, are kept. */
const KEPT_DAYS = 90;

/** A line that was ordered: it is out of the cart, is not offered to be brought back, and a late write finds it changed. */
const ordered = (line: DraftLine, { userId, now }: CartVisit): DraftLine => ({
  ...line,
  stored: {
    version: line.stored.version + (isLive(line) ? 1 : 0),
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
export const emptyOrderedCart = async (
  queries: Queries,
  visit: CartVisit,
  head: CartHead,
  lines: readonly DraftLine[],
): Promise<void> => {
  const version = head.version + 1;
  const next = { version, validSince: visit.now, orderedVersion: version };
  const event: CartEvent = { ...eventFrame(visit, next.version), eventType: 'CART_SUBMITTED' };
  await storeChange(queries, visit, {
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
