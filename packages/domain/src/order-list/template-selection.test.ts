import { describe, expect, it } from 'vitest';
import {
  selectFromTemplate,
  type TemplateItem,
  templateItemIssue,
  type TemplateProduct,
} from './template-selection';

const carton = {
  name: 'Karton',
  abbreviation: 'KT',
  ratio: 6,
  isDefault: true,
  isVisible: true,
  isStorageUnit: false,
};
const product: TemplateProduct = { status: 'ACTIVE', minSaleQuantity: 10, units: [carton] };
const item = (amount: number, unit = 'KT'): TemplateItem => ({ productSku: '1', amount, unit });

describe('TPL-4: a saved quantity below the minimum is flagged and left out of add-all', () => {
  it('flags it with the smallest allowed amount', () => {
    expect(templateItemIssue(item(1), product)).toStrictEqual({
      reason: 'BELOW_MINIMUM',
      smallestAllowed: 2,
    });
    expect(templateItemIssue(item(2), product)).toBeUndefined();
  });

  it('flags a unit that cannot reach the minimum at all', () => {
    expect(templateItemIssue(item(99_999), { ...product, minSaleQuantity: 600_000 })).toStrictEqual({
      reason: 'BELOW_MINIMUM',
    });
  });

  it.each([
    ['unknown product', item(2), undefined, 'PRODUCT_MISSING'],
    ['not active', item(1), { ...product, status: 'INACTIVE' }, 'NOT_ACTIVE'],
    ['unknown unit', item(1, 'ST'), product, 'UNIT_MISSING'],
    ['fraction', item(2.5), product, 'NOT_AN_AMOUNT'],
    ['too much', item(100_000), product, 'NOT_AN_AMOUNT'],
  ] as const)('leaves out: %s', (_case, saved, its, reason) => {
    expect(templateItemIssue(saved, its)).toEqual({ reason });
  });

  it('takes the greatest amount', () => {
    expect(templateItemIssue(item(99_999), product)).toBeUndefined();
  });

  it('splits a template, each part in its order', () => {
    const [a, b, c, d] = [item(1), item(2), { ...item(5), productSku: '2' }, item(3)] as const;
    expect(selectFromTemplate([a, b, c, d], (sku) => (sku === '1' ? product : undefined))).toEqual({
      toAdd: [b, d],
      leftOut: [
        { item: a, obstacle: { reason: 'BELOW_MINIMUM', smallestAllowed: 2 } },
        { item: c, obstacle: { reason: 'PRODUCT_MISSING' } },
      ],
    });
  });
});
