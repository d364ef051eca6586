import { type Client, createInventory, getGroupedInventories } from '@gastroshop/api-client';
import type { Inventory } from '@gastroshop/api-contract';
import { inventoryItemCounts } from '@gastroshop/domain/inventory';
import type { ShopScope } from '@gastroshop/storefront/shop';
import { toInventoryBody } from './to-inventory-body';
import type { InventoryCount } from './inventory-count';

/** How far the clocks of phone and backend may differ, in milliseconds. */
const CLOCKS_DIFFER_MS = 2 * 60_000;

/** As many of the latest as are looked through. */
const LOOKED_THROUGH = 50;

/** A lost answer does not say whether the stock-taking arrived: the list does. */
const arrivedBefore = async (
  client: Client,
  { tenant, customerId }: ShopScope,
  count: InventoryCount,
  triedAt: string,
): Promise<Inventory | undefined> => {
  const { groups } = await getGroupedInventories(client, {
    tenant,
    customerId,
    pageNumber: 0,
    pageSize: LOOKED_THROUGH,
  });
  const body = toInventoryBody(count);
  const counts = inventoryItemCounts(body);
  const earliest = Date.parse(triedAt) - CLOCKS_DIFFER_MS;
  return groups
    .flatMap(({ inventories }) => inventories)
    .find(
      (one) =>
        Date.parse(one.createdAt) >= earliest &&
        one.numberOfRegularItems === counts.numberOfRegularItems &&
        one.numberOfNonWebshopItems === counts.numberOfNonWebshopItems &&
        (one.comment ?? '') === (body.comment ?? '') &&
        (one.unloadingArea ?? '') === (body.unloadingArea ?? ''),
    );
};

/**
 * Sends a stock-taking. One whose answer was lost is looked for first, so that nothing is counted twice.
 *
 * @throws ResponseError, FetchError as the calls do
 */
export const sendCount = async (
  client: Client,
  scope: ShopScope,
  count: InventoryCount,
): Promise<Inventory> => {
  const arrived =
    count.triedAt === undefined ? undefined : await arrivedBefore(client, scope, count, count.triedAt);
  if (arrived !== undefined) return arrived;
  const { tenant, customerId } = scope;
  return createInventory(client, { tenant, customerId, body: toInventoryBody(count) });
};
