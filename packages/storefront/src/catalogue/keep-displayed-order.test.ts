import { describe, expect, it } from 'vitest';
import { testPage } from '../testing/fake-gateway';
import { testProduct } from '@gastroshop/cart/testing';
import { keepDisplayedOrder } from './keep-displayed-order';

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((sku) => testProduct(sku, sku));

const pageOf = (...products: readonly (typeof A)[]) => testPage(products.flatMap((product) => product ?? []));

const orderOf = ({ products }: ReturnType<typeof testPage>) => products.map(({ sku }) => sku).join('');

describe('a list asked for again', () => {
  it('stays in the order it is seen in, with what is new at its end', () => {
    expect(orderOf(keepDisplayedOrder(pageOf(D, C, A), pageOf(A, B, C)))).toBe('ACD');
  });

  it('is as new as the answer in everything else', () => {
    const newer = testPage([testProduct('A', 'Another name')]);
    expect(keepDisplayedOrder(newer, pageOf(A)).products[0]?.name).toBe('Another name');
  });

  it('is in its own order where nothing was seen', () => {
    expect(orderOf(keepDisplayedOrder(pageOf(C, A), undefined))).toBe('CA');
    expect(orderOf(keepDisplayedOrder(pageOf(C, A), pageOf()))).toBe('CA');
  });
});
