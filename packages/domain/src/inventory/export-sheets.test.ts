import { describe, expect, it } from 'vitest';
import { type ExportedInventory, GENERATION_MODES, inventorySheets } from './export-sheets';

const bar: ExportedInventory = {
  id: 'bar',
  inventoryItems: [
    { productSku: '1', capturedQuantity: 1, capturedUnit: 'KT', unitRatio: 6 },
    { productSku: '1', capturedQuantity: 2, capturedUnit: 'ST', unitRatio: 1 },
  ],
  nonWebshopInventoryItems: [{ productName: 'Salz', unit: 'kg', amount: 1 }],
};
const cellar: ExportedInventory = {
  id: 'cellar',
  inventoryItems: [{ productSku: '1', capturedQuantity: 3, capturedUnit: 'KT', unitRatio: 6 }],
  nonWebshopInventoryItems: [{ productName: 'Salz', unit: 'kg', amount: 2 }],
};

const rowsOf = (
  generationMode: 'SINGLE' | 'MERGED',
  groupByArticleChecked: boolean,
  inventories: readonly ExportedInventory[] = [bar, cellar],
): readonly string[] =>
  inventorySheets(inventories, { generationMode, groupByArticleChecked }).map(
    ({ inventoryIds, rows, nonWebshopRows }) =>
      [
        inventoryIds.join('+'),
        ...rows.map(({ productSku, quantity, unit }) => `${productSku}: ${quantity} ${unit ?? 'storage'}`),
        ...nonWebshopRows.map(({ productName, amount }) => `${productName}: ${amount}`),
      ].join(', '),
  );

describe('INV-1: the export makes a sheet per inventory or one merged sheet', () => {
  it('knows two modes', () => {
    expect(GENERATION_MODES).toEqual(['SINGLE', 'MERGED']);
  });

  it('SINGLE', () => {
    expect(rowsOf('SINGLE', false)).toEqual(['bar, 1: 1 KT, 1: 2 ST, Salz: 1', 'cellar, 1: 3 KT, Salz: 2']);
    expect(rowsOf('SINGLE', true)).toEqual(['bar, 1: 8 storage, Salz: 1', 'cellar, 1: 18 storage, Salz: 2']);
  });

  it('MERGED', () => {
    expect(rowsOf('MERGED', false)).toEqual(['bar+cellar, 1: 4 KT, 1: 2 ST, Salz: 3']);
    expect(rowsOf('MERGED', true)).toEqual(['bar+cellar, 1: 26 storage, Salz: 3']);
  });

  it('of nothing', () => {
    expect(rowsOf('MERGED', true, [])).toEqual(['']);
    expect(rowsOf('SINGLE', true, [])).toEqual([]);
  });
});
