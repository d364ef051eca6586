import { describe, expect, it } from 'vitest';
import { formatInventory, parseInventory } from './inventory-address';

describe('the address of the inventories', () => {
  it.each([
    { page: 1, direction: 'desc' },
    { page: 3, direction: 'asc' },
    { page: 1, direction: 'desc', inventoryId: 'i 1' },
    { page: 2, direction: 'desc', countId: 'c&1' },
  ] as const)('comes back as it was: %j', (place) => {
    expect(parseInventory(formatInventory(place))).toEqual(place);
  });

  it.each(['', 'page=-1&direction=up', 'page=1.5&count=&inventory='])(
    'begins with the list at %j',
    (address) => {
      expect(parseInventory(address)).toEqual({ page: 1, direction: 'desc' });
    },
  );
});
