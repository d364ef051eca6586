import { sql } from 'kysely';
import type { Queries, StoredStandingLine } from '../../db';
import type { ComingOccurrence, StandingOutlook } from './outlook';
import { isWanted } from './standing-line';
import type { StandingOrderOwner } from './standing-order-row';

const isSameLine = (a: StoredStandingLine, b: StoredStandingLine): boolean =>
  a.sku === b.sku && a.amount === b.amount && a.unitAbbreviation === b.unitAbbreviation;

/**
 * Notes what was ordered as what people saw last: the next occurrence is compared with it. What an occurrence of its own had
 * in another amount says nothing of the others.
 */
export const noteSeen = async (
  queries: Queries,
  { tenant, customerId }: StandingOrderOwner,
  { row }: StandingOutlook,
  { lines }: Pick<ComingOccurrence, 'lines'>,
  withoutSkus: readonly string[] = [],
): Promise<void> => {
  const seen = row.lines.map((stored): StoredStandingLine => {
    const ordered = lines.find((line) => isSameLine((line.usual ?? line).stored, stored));
    if (ordered === undefined || !isWanted(ordered) || withoutSkus.includes(stored.sku)) return stored;
    const { total, view } = ordered.usual ?? ordered;
    return {
      sku: stored.sku,
      unitAbbreviation: stored.unitAbbreviation,
      amount: stored.amount,
      ...(stored.par !== undefined && { par: stored.par }),
      ...(total !== undefined && { seenTotal: total }),
      seenAllergens: view.product.allergenInfoCodes ?? '',
    };
  });
  await sql`/* seen_lines */
    update standing_order set lines = ${JSON.stringify(seen)}::jsonb
    where tenant = ${tenant} and customer_id = ${customerId} and id = ${row.id}`.execute(queries);
};
