import { describe, expect, it } from 'vitest';
import { inventoryBodySchema } from './inventory-body';
import { labelPairsSchema } from './label';
import { orderListSchema } from './order-list';
import { orderTemplateSchema } from './order-template';
import { orderTemplateBodySchema } from './order-template-body';
import { skuBatchSchema } from './sku-batch';
import { refusedAt } from './testing/refused-at';

const counted = { productSku: '1', capturedQuantity: '2.5', capturedUnit: 'KT', unitRatio: 6 };
const found = { productName: 'Kürbis', unit: 'kg', amount: 1.5 };
const times = (length: number, entry: unknown) => Array.from({ length }, () => entry);

describe('long lists hold 10,000 entries', () => {
  it.each([
    ['labels', labelPairsSchema, (n: number) => times(n, { sku: '1', amount: 1 }), ''],
    ['article numbers', skuBatchSchema, (n: number) => times(n, '1'), ''],
    [
      'an order list',
      orderListSchema,
      (n: number) => ({ lines: times(n, { lineNumber: 1, article: 'x' }) }),
      'lines',
    ],
    [
      'a template',
      orderTemplateBodySchema,
      (n: number) => ({
        name: 'n',
        orderTemplateItems: times(n, { productSku: '1', amount: 1, unit: 'KT' }),
      }),
      'orderTemplateItems',
    ],
    [
      'an inventory',
      inventoryBodySchema,
      (n: number) => ({ inventoryItems: times(n, counted), nonWebshopInventoryItems: [] }),
      'inventoryItems',
    ],
    [
      'what an inventory found besides',
      inventoryBodySchema,
      (n: number) => ({ inventoryItems: [], nonWebshopInventoryItems: times(n, found) }),
      'nonWebshopInventoryItems',
    ],
  ])('%s', (_what, shape, body, path) => {
    expect(refusedAt(shape, body(10_000))).toEqual([]);
    expect(refusedAt(shape, body(10_001))).toEqual([path]);
  });
});

describe('INV-1: an inventory to store', () => {
  it('takes places, a comment and both kinds of lines', () => {
    const body = {
      unloadingArea: 'Keller',
      externalAddressId: 'a-1',
      comment: 'Inventur',
      inventoryItems: [{ ...counted, categoryId: '12' }],
      nonWebshopInventoryItems: [{ ...found, gtin: '9001234567894' }],
    };
    expect(inventoryBodySchema.parse(body)).toEqual(body);
  });

  it.each([
    ['a negative count', { ...counted, capturedQuantity: -1 }, 'capturedQuantity'],
    ['a count that is no number', { ...counted, capturedQuantity: '-1' }, 'capturedQuantity'],
    ['a ratio of 0', { ...counted, unitRatio: 0 }, 'unitRatio'],
    ['a ratio of 0 as text', { ...counted, unitRatio: '0.00' }, 'unitRatio'],
    ['a negative ratio as text', { ...counted, unitRatio: '-1' }, 'unitRatio'],
  ])('refuses %s', (_what, item, field) => {
    expect(refusedAt(inventoryBodySchema, { inventoryItems: [item], nonWebshopInventoryItems: [] })).toEqual([
      `inventoryItems.0.${field}`,
    ]);
  });

  it.each([0.5, '0.5', '10', '6'])('takes the ratio %j', (unitRatio) => {
    const inventoryItems = [{ ...counted, unitRatio }];
    expect(refusedAt(inventoryBodySchema, { inventoryItems, nonWebshopInventoryItems: [] })).toEqual([]);
  });

  it('takes a count of 0: that is what an empty shelf is', () => {
    const inventoryItems = [
      { ...counted, capturedQuantity: 0 },
      { ...counted, capturedQuantity: '0' },
    ];
    expect(refusedAt(inventoryBodySchema, { inventoryItems, nonWebshopInventoryItems: [] })).toEqual([]);
  });
});

describe('LAB-1: labels to print are pairs of sku and amount', () => {
  it('and nothing else', () => {
    expect(refusedAt(labelPairsSchema, [{ sku: '1', amount: 2 }])).toEqual([]);
    expect(
      refusedAt(labelPairsSchema, [
        { sku: '1', amount: 0 },
        { sku: '2', amount: 1, size: 'A4' },
      ]),
    ).toEqual(['0.amount', '1']);
  });
});

describe('a template needs a name', () => {
  it('of one to 200 letters', () => {
    expect(refusedAt(orderTemplateBodySchema, { name: '' })).toEqual(['name']);
    expect(refusedAt(orderTemplateBodySchema, { name: 'x' })).toEqual([]);
    expect(refusedAt(orderTemplateBodySchema, { name: 'x'.repeat(201) })).toEqual(['name']);
  });
});

describe('TPL-5: a template lists removed products with sku, crossTenantProductId, name and thumbnailUrl', () => {
  const template = {
    id: 't',
    customerId: 'c',
    name: 'Frühstück',
    shareable: false,
    creationTime: '2026-11-25T14:00:00Z',
    lastEditedTime: '2026-11-25T14:00:00Z',
    createdBy: 'u',
    sharedWith: ['ab123456'],
    orderTemplateItems: [{ productSku: '1', amount: 1, unit: 'KT', position: 0, par: '2.5' }],
    removedProducts: [{ sku: '2', crossTenantProductId: 'X-2', name: 'Rahm', thumbnailUrl: '/t.webp' }],
  };

  it('keeps all four', () => {
    expect(orderTemplateSchema.parse(template)).toEqual(template);
  });

  it('needs the list, and of each product number and name', () => {
    expect(refusedAt(orderTemplateSchema, { ...template, removedProducts: undefined })).toEqual([
      'removedProducts',
    ]);
    expect(refusedAt(orderTemplateSchema, { ...template, removedProducts: [{}] })).toEqual([
      'removedProducts.0.sku',
      'removedProducts.0.name',
    ]);
  });
});
