import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testPage } from '../testing/fake-gateway';
import { testProduct } from '@gastroshop/cart/testing';
import { productCount, itemIndexOf } from './item-position';
import { listItems } from './list-items';

const products = Array.from({ length: 60 }, (_, index) => testProduct(String(index), `Artikel ${index}`));
const promotions = [{ id: 'p1' }, { id: 'p2' }];
const keys = (items: ReturnType<typeof listItems>) => items.map(({ key }) => key);

describe('what stands in a list', () => {
  it('every article once, in its place, with promotions between them', () => {
    const items = listItems(testPage(products), promotions, true);
    expect(keys(items).filter((key) => !key.startsWith('promotion'))).toEqual(products.map(({ sku }) => sku));
    expect(keys(items).indexOf('promotion p1')).toBe(4);
    expect(keys(items).indexOf('promotion p2')).toBe(25);
  });

  it('variants stand behind the first of them, and nothing parts them', () => {
    const page = testPage(products, { groupings: [{ key: 'g', name: 'Apfel', skus: ['3', '20', '40'] }] });
    const items = listItems(page, promotions, true);
    expect(keys(items).slice(0, 8)).toEqual(['0', '1', '2', '3', '20', '40', 'promotion p1', '4']);
    expect(items[4]).toMatchObject({ variantOf: 'Apfel' });
    expect(items[3]).not.toHaveProperty('variantOf');
  });

  it('an order the buyer has chosen stays as it is', () => {
    const page = testPage(products, { groupings: [{ key: 'g', skus: ['3', '20'] }] });
    expect(keys(listItems(page, [], false))).toEqual(products.map(({ sku }) => sku));
  });

  it('no grouping loses or doubles an article, and every position is found', () => {
    const skus = products.map(({ sku }) => sku);
    const groupings = fc.array(
      fc.record({
        key: fc.string(),
        skus: fc.array(fc.constantFrom(...skus, 'elsewhere'), { maxLength: 6 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(groupings, (groups) => {
        const items = listItems(testPage(products, { groupings: groups }), promotions, true);
        const found = items.flatMap((item) => (item.kind === 'product' ? [item.product.sku] : []));
        expect(found.toSorted()).toEqual(skus.toSorted());
        expect(productCount(items)).toBe(products.length);
        for (let position = 0; position < products.length; position += 1)
          expect(items[itemIndexOf(items, position)]).toMatchObject({ position });
      }),
    );
  });
});
