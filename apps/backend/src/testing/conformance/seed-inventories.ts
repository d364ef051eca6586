import type { Queries } from '../../db';

/** Whose inventories, of what. */
interface InventoryOwner {
  readonly mark: string;
  readonly customerId: string;
  readonly sku: string;
}

/** Plants an inventory that is present and one that is deleted. */
export const seedInventories = async (
  queries: Queries,
  { mark, customerId, sku }: InventoryOwner,
): Promise<void> => {
  for (const [id, deleted_at] of [
    [`i${mark}`, null],
    [`d${mark}`, new Date()],
  ] as const) {
    await queries
      .insertInto('inventory')
      .values({
        tenant: 'AZ',
        id,
        customer_id: customerId,
        created_by: `Köchin ${mark}`,
        created_by_user: 'somebody',
        created_at: new Date(),
        location: null,
        comment: deleted_at === null ? `Lager ${mark}` : `Gelöscht ${mark}`,
        unloading_area: null,
        external_address_id: null,
        regular_items: 1,
        non_webshop_items: 0,
        deleted_at,
      })
      .execute();
    await queries
      .insertInto('inventory_count')
      .values({
        tenant: 'AZ',
        customer_id: customerId,
        inventory_id: id,
        items: JSON.stringify([
          { productSku: sku, capturedQuantity: '2.5', capturedUnit: 'ST', unitRatio: 1 },
        ]),
        non_webshop_items: '[]',
      })
      .execute();
  }
};
