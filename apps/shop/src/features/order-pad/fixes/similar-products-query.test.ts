import type { Completion, CompletionBody } from '@gastroshop/api-contract';
import { fakeGateway, testProduct } from '@gastroshop/storefront/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { similarProductsQuery, type WantedRow } from './similar-products-query';

const cream = testProduct('4712', 'Schlagobers');
const salami = testProduct('4720', 'Salami Milano');
const potatoes = testProduct('33052', 'Erdäpfel');

const ROW: WantedRow = { article: '', amount: '', unit: '' };

/** What is offered for a row where the search answers so, and what it was asked. */
const offered = async (
  row: Partial<WantedRow>,
  answers: Readonly<Record<string, Pick<Completion, 'products' | 'closeSkus'>>>,
) => {
  const bodies: CompletionBody[] = [];
  const gateway = fakeGateway({
    complete: (body) => {
      bodies.push(body);
      return Promise.resolve({ terms: [], products: [], ...answers[body.query] });
    },
  });
  const products = await new QueryClient().query(similarProductsQuery(gateway, { ...ROW, ...row }));
  return { bodies, skus: products.map(({ sku }) => sku) };
};

describe('what is offered for a row that names no article', () => {
  it('is what the search completes it with, in its order, asked with the unit as well', async () => {
    const found = { products: [cream, salami], closeSkus: ['4712', '4720'] };
    expect(await offered({ article: 'obers', amount: '3', unit: 'ktn' }, { obers: found })).toEqual({
      bodies: [{ query: 'obers', unit: 'ktn' }],
      skus: ['4712', '4720'],
    });
  });

  it('is nothing that is only similar', async () => {
    const similar = { products: [salami], closeSkus: [] };
    const { skus } = await offered(
      { article: 'Kiwano', amount: '12' },
      { Kiwano: similar, '12 Kiwano': similar },
    );
    expect(skus).toEqual([]);
    const partly = { products: [salami, cream], closeSkus: ['4712'] };
    expect((await offered({ article: 'Obers Kugeln' }, { 'Obers Kugeln': partly })).skus).toEqual(['4712']);
  });

  it('is all that is found where the backend does not say how well it fits', async () => {
    expect((await offered({ article: 'obers' }, { obers: { products: [cream] } })).skus).toEqual(['4712']);
  });

  it('is looked for by the name beside an unknown number first, then by the beginning of the number', async () => {
    const row = { article: '33051', hint: 'Erdäpfel', amount: '2', unit: 'Sack' };
    const all = { products: [potatoes, cream], closeSkus: [] };
    const { bodies, skus } = await offered(row, { 3305: all });
    expect(bodies.map(({ query }) => query)).toEqual(['Erdäpfel', '33051', '3305']);
    expect(skus).toEqual(['33052']);
  });
});
