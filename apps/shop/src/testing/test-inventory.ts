import type { Inventory, InventoryDetails } from '@gastroshop/api-contract';
import { TEST_SCOPE } from '@gastroshop/storefront/testing';

/** An inventory for tests as the list shows it. */
export const testInventory = (id: string, differing: Partial<Inventory> = {}): Inventory => ({
  id,
  customerId: TEST_SCOPE.customerId,
  tenant: TEST_SCOPE.tenant,
  createdBy: 'Katharina Hirschbichler',
  createdAt: '2026-11-20T08:00:00Z',
  numberOfRegularItems: 0,
  numberOfNonWebshopItems: 0,
  ...differing,
});

/** An inventory for tests with its lines. */
export const testInventoryDetails = (
  id: string,
  differing: Partial<InventoryDetails> = {},
): InventoryDetails => ({
  ...testInventory(id),
  inventoryItems: [],
  nonWebshopInventoryItems: [],
  ...differing,
});
