import type { Inventory } from '@gastroshop/api-contract';
import { parseOrderList } from '@gastroshop/domain/order-list';
import { readListFile, sourceOf } from '@gastroshop/storefront/list-files';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../spreadsheet';
import { inventoryWorkbook } from './inventory-workbook';
import { unitReadBack } from '../../testing/unit-read-back';

const UNITS = ['Ktn', 'Kübel', '½ Kiste', 'Stk'] as const;

const LINES = Array.from({ length: 40 }, (_, place) => ({
  sku: String(100_003 + place * 7919),
  amount: 1 + ((place * 37) % 250),
  unit: UNITS[place % UNITS.length] ?? '',
}));

const ENTRY: Inventory = {
  id: 'bar',
  customerId: '48213',
  tenant: 'AZ',
  createdBy: 'Anna Muster',
  createdAt: '2026-11-25T09:00:00.000Z',
  inventoryLocation: 'Kühlraum 2',
  comment: 'vor dem Wochenende',
  numberOfRegularItems: LINES.length,
  numberOfNonWebshopItems: 1,
};

describe('a stock-taking as workbook that comes back as an order', () => {
  it.each([
    ['de-AT', true],
    ['de-AT', false],
    ['en-GB', true],
    ['en-GB', false],
  ] as const)('has every line as it was: in %s, with prices: %s', async (locale, showsPrices) => {
    const bytes = await writeWorkbook(
      inventoryWorkbook({
        shop: 'Alpingastro',
        customerName: '48213 Gasthof Post',
        locale,
        today: '2026-11-26',
        showsPrices,
        products: new Map(),
        generationMode: 'SINGLE',
        groupByArticleChecked: false,
        inventories: [
          {
            id: 'bar',
            entry: ENTRY,
            inventoryItems: LINES.map(({ sku, amount, unit }) => ({
              productSku: sku,
              capturedQuantity: amount,
              capturedUnit: unit,
              unitRatio: 6,
            })),
            nonWebshopInventoryItems: [{ productName: 'Salz', unit: 'kg', amount: 1 }],
          },
        ],
      }),
    );
    const reading = await readListFile(new Blob([Uint8Array.from(bytes)]));
    if (reading.kind !== 'READ') throw new Error(`The workbook is not read: ${reading.reason}`);
    const { lines, question } = parseOrderList(sourceOf(reading.document), { unitWords: UNITS });
    expect(question).toBeUndefined();
    const ordered = lines.flatMap(({ article, amount, unit, status }) =>
      LINES.some(({ sku }) => sku === article?.text)
        ? [{ sku: article?.text, amount, unit: unitReadBack(UNITS, unit), status }]
        : [],
    );
    expect(ordered).toEqual(LINES.map((line) => ({ ...line, status: 'READY' })));
  });
});
