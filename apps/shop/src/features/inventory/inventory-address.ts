import { parsePage } from '@gastroshop/storefront/shop';
import type { InventoryListState } from './data/inventory-queries';

/** What the page of the inventories shows: the list, one of them, or one that is being counted. */
export interface InventoryRoute extends InventoryListState {
  readonly inventoryId?: string | undefined;
  /** Id of a stock-taking on this device. */
  readonly countId?: string | undefined;
}

/** Reads what the address names; what it does not say, or says wrongly, is as the list begins: the latest first. */
export const parseInventory = (address: string): InventoryRoute => {
  const parameters = new URLSearchParams(address);
  const inventoryId = parameters.get('inventory') ?? '';
  const countId = parameters.get('count') ?? '';
  return {
    page: parsePage(parameters),
    direction: parameters.get('direction') === 'asc' ? 'asc' : 'desc',
    ...(inventoryId !== '' && { inventoryId }),
    ...(countId !== '' && { countId }),
  };
};

/**
 * Writes what is shown as the search part of an address, without the question mark.
 *
 * @example formatInventory({ page: 2, direction: 'desc' }) // 'page=2'
 */
export const formatInventory = ({ page, direction, inventoryId, countId }: InventoryRoute): string => {
  const parameters = new URLSearchParams();
  if (countId !== undefined) parameters.set('count', countId);
  if (inventoryId !== undefined) parameters.set('inventory', inventoryId);
  if (page !== 1) parameters.set('page', String(page));
  if (direction === 'asc') parameters.set('direction', direction);
  return parameters.toString();
};
