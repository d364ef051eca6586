import type { GroupedInventoryPage, Inventory, InventoryPage, SortDirection } from '@gastroshop/api-contract';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import type { InventoryState } from '@gastroshop/domain/inventory';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { ENTRY_COLUMNS, inventoryEntry, type InventoryRow } from './inventory-entry';

/** Which inventories of a customer are wanted. */
export interface InventoryListQuery {
  readonly tenant: string;
  readonly customerId: string;
  readonly state: InventoryState;
  /** By the time they were counted; left out: the latest first. */
  readonly sortDirection?: SortDirection | undefined;
  /** Counted from 0. */
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of a customer's inventories: those present, or the deleted. */
export const inventoryList = async (
  queries: Queries,
  { tenant, customerId, state, sortDirection = 'desc', pageNumber, pageSize }: InventoryListQuery,
): Promise<InventoryPage> => {
  const wanted = sql`tenant = ${tenant} and customer_id = ${customerId}
    and deleted_at is ${state === 'DELETED' ? sql`not null` : sql`null`}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from inventory where ${wanted}`.execute(queries);
  const total = counted[0]?.total ?? 0;
  const order =
    sortDirection.toLowerCase() === 'asc' ? sql`created_at asc, id desc` : sql`created_at desc, id asc`;
  const { rows } = await sql<InventoryRow>`
    select ${ENTRY_COLUMNS} from inventory where ${wanted}
    order by ${order} limit ${pageSize} offset ${pageNumber * pageSize}`.execute(queries);
  return {
    inventories: rows.map((row) => inventoryEntry(tenant, row)),
    page: {
      totalElements: total,
      totalPages: Math.ceil(total / pageSize),
      number: pageNumber,
      size: pageSize,
    },
  };
};

/** The same page with its inventories under their days in Vienna, in the order of the list. */
export const inventoriesByDay = ({ inventories, page }: InventoryPage): GroupedInventoryPage => {
  const days = new Map<string, Inventory[]>();
  for (const inventory of inventories) {
    const day = viennaDateAt(Date.parse(inventory.createdAt));
    days.set(day, [...(days.get(day) ?? []), inventory]);
  }
  return { groups: [...days].map(([date, ofDay]) => ({ date, inventories: ofDay })), page };
};
