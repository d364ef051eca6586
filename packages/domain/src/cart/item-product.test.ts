import { describe, expect, it } from 'vitest';
import { CartItemWithoutProductError, productOfItem } from './item-product';

describe('CRT-3: a cart item that came without its product is an error', () => {
  it('gives the product that is there', () => {
    const product = { name: 'Kaffee' };
    expect(productOfItem({ sku: '100123', product })).toBe(product);
  });

  it.each([{ sku: '100123' }, { sku: '100123', product: undefined }, { sku: '100123', product: null }])(
    'names the sku of %j',
    (item) => {
      const error = new CartItemWithoutProductError('100123');
      expect(() => productOfItem(item)).toThrow(error);
      expect(error).toMatchObject({
        name: 'CartItemWithoutProductError',
        message: 'Cart item 100123 has no product',
        sku: '100123',
      });
    },
  );
});
