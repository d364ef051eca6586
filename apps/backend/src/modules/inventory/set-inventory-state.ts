import { stateAfter, type InventoryAction } from '@gastroshop/domain/inventory';
import type { Queries } from '../../db';

/**
 * Deletes or recovers an inventory (INV-1). A repetition changes nothing, and the first deletion's time stays.
 *
 * @param inventory one the caller was found to own
 */
export const setState = async (
  queries: Queries,
  inventory: { readonly tenant: string; readonly id: string },
  action: InventoryAction,
  now: Date,
): Promise<void> => {
  const isToBeDeleted = stateAfter(action) === 'DELETED';
  await queries
    .updateTable('inventory')
    .set({ deleted_at: isToBeDeleted ? now : null })
    .where('tenant', '=', inventory.tenant)
    .where('id', '=', inventory.id)
    .where('deleted_at', isToBeDeleted ? 'is' : 'is not', null)
    .execute();
};
