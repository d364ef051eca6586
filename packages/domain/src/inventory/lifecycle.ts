/** Where an inventory stands: in the list, or among the deleted, from where it can come back (INV-1). */
export type InventoryState = 'PRESENT' | 'DELETED';

/** What can be done to an inventory as a whole. */
export type InventoryAction = 'DELETE' | 'RECOVER';

/**
 * What can be done to an inventory now: a present one can be deleted, a deleted one recovered, nothing else (INV-1).
 * There is no deleting for good.
 */
export const inventoryAction = (state: InventoryState): InventoryAction =>
  state === 'PRESENT' ? 'DELETE' : 'RECOVER';

/**
 * The state after an action. Repeating an action changes nothing, so that a second tap or a repeated request is
 * harmless.
 */
export const stateAfter = (action: InventoryAction): InventoryState =>
  action === 'DELETE' ? 'DELETED' : 'PRESENT';
