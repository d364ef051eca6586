import { sql } from 'kysely';
import type { Queries } from '../../db';

/** Kinds of events that are counted. */
export type EventKind = 'product-checkout' | 'product-click' | 'search';

/** Counts an event by tenant, kind and day; nothing of the event itself is kept. */
export const countEvent = async (
  queries: Queries,
  tenant: string,
  kind: EventKind,
  today: string,
): Promise<void> => {
  await queries
    .insertInto('analytics_count')
    .values({ tenant, kind, day: today, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'kind', 'day']).doUpdateSet({ count: sql`analytics_count.count + 1` }),
    )
    .execute();
};
