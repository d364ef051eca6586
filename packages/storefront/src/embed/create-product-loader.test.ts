import { testProduct } from '@gastroshop/cart/testing';
import { describe, expect, it, vi } from 'vitest';
import { createProductLoader } from './create-product-loader';

const found = (skus: readonly string[]) => Promise.resolve(skus.map((sku) => testProduct(sku, sku)));

describe('createProductLoader', () => {
  it('asks once for what is asked for at once, each number once', async () => {
    const ask = vi.fn(found);
    const load = createProductLoader(ask);
    const products = await Promise.all([load('1'), load('2'), load('1')]);
    expect(products.map((product) => product?.sku)).toEqual(['1', '2', '1']);
    expect(ask.mock.calls).toEqual([[['1', '2']]]);
    await load('3');
    expect(ask).toHaveBeenLastCalledWith(['3']);
  });

  it('answers null for a number the shop does not have', async () => {
    const load = createProductLoader(() => Promise.resolve([]));
    await expect(load('1')).resolves.toBeNull();
  });

  it('fails for all who asked together, and asks again afterwards', async () => {
    const load = createProductLoader(vi.fn(found).mockRejectedValueOnce(new Error('gone')));
    await expect(Promise.all([load('1'), load('2')])).rejects.toThrow('gone');
    await expect(load('1')).resolves.toMatchObject({ sku: '1' });
  });
});
