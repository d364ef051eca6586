import type { InventoryItem, NonWebshopInventoryItem } from '@gastroshop/api-contract';
import type { Queries } from '../../db';

/** What was counted in an inventory. */
export interface CountedItems {
  readonly inventoryItems: readonly InventoryItem[];
  readonly nonWebshopInventoryItems: readonly NonWebshopInventoryItem[];
}

/** What was counted in inventories of a customer, by the inventory's id. */
export const countedItems = async (
  queries: Queries,
  { tenant, customerId }: { readonly tenant: string; readonly customerId: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, CountedItems>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('inventory_count')
    .select(['inventory_id', 'items', 'non_webshop_items'])
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .where('inventory_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ inventory_id, items, non_webshop_items }) => [
      inventory_id,
      { inventoryItems: items, nonWebshopInventoryItems: non_webshop_items },
    ]),
  );
};
