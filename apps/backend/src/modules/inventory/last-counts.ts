import type { InventoryItem } from '@gastroshop/api-contract';
import { capturedStorageQuantity } from '@gastroshop/domain/inventory';
import { decimal, type DecimalString } from '@gastroshop/domain/money';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/** What was counted of an article lately. */
export interface LastCount {
  readonly sku: string;
  /** The address that was counted; undefined: whoever counted named none. */
  readonly addressId: string | undefined;
  /** Storage units. */
  readonly quantity: DecimalString;
  readonly at: Date;
}

/**
 * The last count of some articles at each place of a customer, not older than a moment: a second count of the same address
 * and area replaces the first, one of another place stands beside it. Deleted inventories say nothing.
 */
export const lastCounts = async (
  queries: Queries,
  { tenant, customerId }: { readonly tenant: string; readonly customerId: string },
  { since, skus }: { readonly since: Date; readonly skus: ReadonlySet<string> },
): Promise<readonly LastCount[]> => {
  const { rows } = await sql<{
    readonly addressId: string | null;
    readonly area: string | null;
    readonly at: Date;
    readonly items: readonly InventoryItem[];
  }>`/* last_counts */
    select i.external_address_id as "addressId", lower(i.unloading_area) as area, i.created_at as at, c.items
    from inventory i
    join inventory_count c on c.tenant = i.tenant and c.inventory_id = i.id
    where i.tenant = ${tenant} and i.customer_id = ${customerId} and i.created_at >= ${since} and i.deleted_at is null
    order by i.created_at, i.id`.execute(queries);
  // The later one takes the place of the earlier.
  const byPlace = new Map<string, LastCount>();
  for (const { addressId, area, at, items } of rows)
    for (const [sku, quantity] of quantities(items, skus))
      byPlace.set(JSON.stringify([sku, addressId, area]), {
        sku,
        addressId: addressId ?? undefined,
        quantity,
        at,
      });
  return [...byPlace.values()];
};

/** What one inventory counted of some articles; several lines of one article add up. */
const quantities = (
  items: readonly InventoryItem[],
  skus: ReadonlySet<string>,
): ReadonlyMap<string, DecimalString> => {
  const sums = new Map<string, DecimalString>();
  for (const item of items)
    if (skus.has(item.productSku))
      sums.set(
        item.productSku,
        decimal(sums.get(item.productSku) ?? 0)
          .plus(capturedStorageQuantity(item))
          .toFixed(),
      );
  return sums;
};
