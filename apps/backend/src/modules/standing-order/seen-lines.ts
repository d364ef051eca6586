import { sql } from 'kysely';
import type { Queries, StoredStandingLine } from '../../db';
import type { StandingOutlook } from './outlook';
import type { StandingOrderOwner } from './standing-order-row';

/** Notes what was ordered as what people saw last: the next occurrence is compared with it. */
export const noteSeen = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
  { row, lines }: StandingOutlook,
  withoutSkus: readonly string[] = [],
): Promise<void> => {
  const seen = lines.map(({ stored, isMissing, total, view }): StoredStandingLine => {
    if (isMissing || withoutSkus.includes(stored.sku)) return stored;
    return {
      sku: stored.sku,
      unitAbbreviation: stored.unitAbbreviation,
      amount: stored.amount,
      ...(total !== undefined && { seenTotal: total }),
      seenAllergens: view.product.allergenInfoCodes ?? '',
    };
  });
  await sql`/* seen_lines */
    update standing_order set lines = ${JSON.stringify(seen)}::jsonb
    where tenant = ${tenant} and customer_id = ${customerId} and id = ${row.id}`.execute(queries);
};
