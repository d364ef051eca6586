import type { Inventory } from '@gastroshop/api-contract';
import { addDays, viennaInstant } from '@gastroshop/domain/calendar';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { countedItems, type CountedItems } from './counted-items';
import { ENTRY_COLUMNS, inventoryEntry, type InventoryRow } from './inventory-entry';

/** Which inventories of a customer are exported. */
export interface ExportChoice {
  readonly tenant: string;
  readonly customerId: string;
  /** Left out: all that are present. */
  readonly inventoryIds?: readonly string[] | undefined;
  /** First day in Vienna on which they were counted. */
  readonly fromDate?: string | undefined;
  /** Last day, inclusive. */
  readonly toDate?: string | undefined;
}

/** An inventory with its list entry and all that was counted. */
export interface ChosenInventory extends CountedItems {
  readonly id: string;
  readonly entry: Inventory;
}

/** More than anybody reads at once; the largest single inventory fits in. */
const MOST_INVENTORIES = 300;
const MOST_ITEMS = 20_000;

const midnight = (day: string): Date => new Date(viennaInstant(day, '00:00'));

const refuseTooMany = (): never =>
  throwProblem('invalid-request', {
    field: 'fromDate',
    detail: `At most ${MOST_INVENTORIES} inventories with ${MOST_ITEMS} lines are exported at once.`,
  });

/**
 * Reads the inventories to export, the earliest first. Ids and days narrow each other; deleted ones are not exported.
 *
 * @throws ProblemError not-found when an id names no present inventory of the customer; invalid-request for days in the
 *   wrong order and for more than one file should hold
 */
export const chosenInventories = async (
  queries: Queries,
  { tenant, customerId, inventoryIds, fromDate, toDate }: ExportChoice,
): Promise<readonly ChosenInventory[]> => {
  if (fromDate !== undefined && toDate !== undefined && fromDate > toDate)
    throwProblem('invalid-request', { field: 'toDate', detail: 'The last day lies before the first.' });
  const from = fromDate === undefined ? undefined : midnight(fromDate);
  const end = toDate === undefined ? undefined : midnight(addDays(toDate, 1));
  const wanted = [
    sql`tenant = ${tenant} and customer_id = ${customerId} and deleted_at is null`,
    // An id is answered for by itself; the days narrow what was found.
    ...(inventoryIds === undefined
      ? [
          ...(from === undefined ? [] : [sql`created_at >= ${from}`]),
          ...(end === undefined ? [] : [sql`created_at < ${end}`]),
        ]
      : [sql`id = any(${[...inventoryIds]}::text[])`]),
  ];
  const { rows } = await sql<InventoryRow>`
    select ${ENTRY_COLUMNS} from inventory
    where ${sql.join(wanted, sql` and `)}
    order by created_at, id
    limit ${MOST_INVENTORIES + 1}`.execute(queries);
  if (inventoryIds !== undefined && rows.length < new Set(inventoryIds).size) throwProblem('not-found');
  const inDays = rows.filter(
    ({ created_at }) => (from === undefined || created_at >= from) && (end === undefined || created_at < end),
  );
  const items = inDays.reduce((sum, row) => sum + row.regular_items + row.non_webshop_items, 0);
  if (inDays.length > MOST_INVENTORIES || items > MOST_ITEMS) refuseTooMany();
  const counted = await countedItems(
    queries,
    { tenant, customerId },
    inDays.map(({ id }) => id),
  );
  return inDays.map((row) => ({
    id: row.id,
    entry: inventoryEntry(tenant, row),
    inventoryItems: counted.get(row.id)?.inventoryItems ?? [],
    nonWebshopInventoryItems: counted.get(row.id)?.nonWebshopInventoryItems ?? [],
  }));
};
