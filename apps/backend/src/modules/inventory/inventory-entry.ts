import type { Inventory } from '@gastroshop/api-contract';
import { sql } from 'kysely';

/** An inventory's entry in the list, as it is read. */
export interface InventoryRow {
  readonly id: string;
  readonly customer_id: string;
  readonly created_by: string;
  readonly created_at: Date;
  readonly location: string | null;
  readonly comment: string | null;
  readonly unloading_area: string | null;
  readonly external_address_id: string | null;
  readonly regular_items: number;
  readonly non_webshop_items: number;
}

/** Columns of an {@link InventoryRow}. */
export const ENTRY_COLUMNS = sql`id, customer_id, created_by, created_at, location, comment, unloading_area,
  external_address_id, regular_items, non_webshop_items`;

/** The entry as the wire carries it. */
export const inventoryEntry = (tenant: string, row: InventoryRow): Inventory => ({
  id: row.id,
  customerId: row.customer_id,
  tenant,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  ...(row.location !== null && { inventoryLocation: row.location }),
  ...(row.comment !== null && { comment: row.comment }),
  ...(row.unloading_area !== null && { unloadingArea: row.unloading_area }),
  ...(row.external_address_id !== null && { externalAddressId: row.external_address_id }),
  numberOfRegularItems: row.regular_items,
  numberOfNonWebshopItems: row.non_webshop_items,
});
