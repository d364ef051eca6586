import { describe, expect, it } from 'vitest';
import { inventoryItemCounts } from './counts';

describe('INV-1: an inventory announces how many lines it holds, of the shop and from elsewhere', () => {
  const item = { productSku: '1', capturedQuantity: 1, capturedUnit: 'ST', unitRatio: 1 };
  const foreign = { productName: 'Salz', unit: 'kg', amount: 1 };

  it('counts lines, not articles', () => {
    expect(
      inventoryItemCounts({ inventoryItems: [item, item, item], nonWebshopInventoryItems: [foreign] }),
    ).toEqual({ numberOfRegularItems: 3, numberOfNonWebshopItems: 1 });
  });
});
