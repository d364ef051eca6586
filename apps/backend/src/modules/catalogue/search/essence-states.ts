import type { EssenceState } from '@gastroshop/domain/essence';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { DEFAULT_ESSENCE_DAYS, type Buyer } from '../../product';

/** Days within the period an article must have been bought on to count as bought regularly. */
const REGULAR_DAYS = 3;

/** What an article on the list can be, the same four for thousands of articles. */
const standingsBy = (visibility: EssenceState['visibility']) =>
  ({
    regular: { isEssential: true, visibility, isRelevant: true },
    seldom: { isEssential: true, visibility, isRelevant: false },
  }) as const;
const SHOWN = standingsBy('VISIBLE');
const HIDDEN = standingsBy('HIDDEN');

/** What is on the customer's essence list: bought within its period. Nothing without a customer. */
export const essenceStates = async (
  queries: Queries,
  { tenant, today, customer }: Buyer,
): Promise<ReadonlyMap<string, EssenceState>> => {
  if (customer === undefined) return new Map();
  // Counted before what was hidden is looked up: by article, not by every day one was bought on.
  const { rows } = await sql<{ sku: string; days: number; is_visible: boolean }>`/* essence_standings */
    with shown as materialized (
      select sku, is_visible from essence_visibility where tenant = ${tenant} and customer_id = ${customer.id}
    )
    select e.sku, e.days, coalesce(v.is_visible, true) as is_visible
    from (
      select sku, count(*) as days from essence_item
      where tenant = ${tenant} and customer_id = ${customer.id}
        and bought_on >= ${today}::date - (
          select coalesce(show_essence_for_days, ${DEFAULT_ESSENCE_DAYS}::int) from customer
          where tenant = ${tenant} and id = ${customer.id}
        )
      group by sku
    ) e
    left join shown v on v.sku = e.sku`.execute(queries);
  return new Map(
    rows.map(({ sku, days, is_visible }) => {
      const { regular, seldom } = is_visible ? SHOWN : HIDDEN;
      return [sku, days >= REGULAR_DAYS ? regular : seldom];
    }),
  );
};
