import type { Inventory, InventoryBody } from '@gastroshop/api-contract';
import { inventoryItemCounts } from '@gastroshop/domain/inventory';
import { randomUUID } from 'node:crypto';
import type { AuthenticatedUser } from '../../access';
import type { Queries } from '../../db';
import { throwProblem } from '../../http';
import { checkProducts } from './check-products';
import { countedPlace } from './inventory-location';
import { inventoryEntry } from './inventory-entry';

/** Who counted, for which customer, and when. */
export interface NewInventory {
  readonly caller: AuthenticatedUser;
  readonly customerId: string;
  readonly now: Date;
}

const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text;

/**
 * Stores a stocktaking. Each is a record of its own and none touches another, so colleagues who count at once lose
 * nothing; the export adds them up.
 *
 * @throws ProblemError invalid-request for unknown articles or nothing counted, not-found for a foreign address
 */
export const createInventory = async (
  queries: Queries,
  { caller, customerId, now }: NewInventory,
  body: InventoryBody,
): Promise<Inventory> => {
  const { tenant, userId, userName } = caller;
  const counts = inventoryItemCounts(body);
  if (counts.numberOfRegularItems + counts.numberOfNonWebshopItems === 0)
    throwProblem('invalid-request', { field: 'inventoryItems', detail: 'Nothing was counted.' });
  await checkProducts(queries, tenant, body);
  const place = await countedPlace(queries, { tenant, customerId }, body);
  const row = {
    tenant,
    id: randomUUID(),
    customer_id: customerId,
    created_by: userName,
    created_by_user: userId,
    created_at: now,
    location: place ?? null,
    comment: textOrNull(body.comment),
    unloading_area: textOrNull(body.unloadingArea),
    external_address_id: body.externalAddressId ?? null,
    regular_items: counts.numberOfRegularItems,
    non_webshop_items: counts.numberOfNonWebshopItems,
    deleted_at: null,
  };
  await queries.insertInto('inventory').values(row).execute();
  await queries
    .insertInto('inventory_count')
    .values({
      tenant,
      customer_id: customerId,
      inventory_id: row.id,
      items: JSON.stringify(body.inventoryItems),
      non_webshop_items: JSON.stringify(body.nonWebshopInventoryItems),
    })
    .execute();
  return inventoryEntry(tenant, row);
};
