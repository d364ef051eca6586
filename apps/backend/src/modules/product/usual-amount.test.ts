import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { countUsualAmounts } from '../../search-engine';
import { plainCustomer, plantProducts, stores } from '../../testing';
import type { Buyer } from './buyer';
import { loadProducts } from './load-products';

const TODAY = '2026-11-25';
const SKUS = ['own', 'others', 'long ago', 'nobody'];

describe.each(stores)('QTY-6: the usual amounts of articles, on %s', (_, open) => {
  let store: Store;
  const buyer = (id: string | undefined): Buyer => ({
    tenant: 'AZ',
    locale: 'de-AT',
    today: TODAY,
    customer: id === undefined ? undefined : plainCustomer(id),
  });
  const usualOf = (id: string | undefined, terms?: Parameters<typeof loadProducts>[3]) =>
    store.asSystem(async (queries) => {
      const products = await loadProducts(queries, buyer(id), SKUS, terms);
      return SKUS.map((sku) => products.get(sku)?.usualAmount);
    });

  beforeAll(async () => {
    store = await open();
    const bought = (customer_id: string, sku: string, bought_on: string, quantity: string) => ({
      tenant: 'AZ',
      customer_id,
      sku,
      bought_on,
      quantity,
      unit: 'Stk',
    });
    await store.asSystem(async (queries) => {
      await plantProducts(
        queries,
        SKUS.map((sku) => ({ sku, name: sku })),
      );
      await queries
        .insertInto('essence_item')
        .values([
          bought('c1', 'own', '2026-11-01', '4'),
          bought('c1', 'own', '2026-10-01', '1.5'),
          bought('c1', 'own', '2024-10-01', '99'),
          bought('c1', 'long ago', '2024-10-01', '3'),
          ...Array.from({ length: 200 }, (__, day) =>
            bought(`c${String(day + 10)}`, 'others', '2026-11-01', '2'),
          ),
          bought('c9', 'others', '2026-11-02', '500'),
        ])
        .execute();
      await countUsualAmounts(queries, TODAY);
    });
  });
  afterAll(() => store.close());

  it('are the customer’s of the last year, else the 99th percentile of all, else unknown', async () => {
    const expected = [
      { of: 'CUSTOMER', smallest: 1.5, largest: 4 },
      { of: 'TENANT', largest: 2 },
      undefined,
      undefined,
    ];
    expect(await usualOf('c1')).toEqual(expected);
    const terms = {
      revision: 0,
      terms: SKUS.map((sku) => ({ sku, is_essential: false, is_restricted: false, prices: [] })),
    };
    expect(await usualOf('c1', { terms })).toEqual(expected);
  });

  it('are nothing that a visitor is told', async () => {
    expect(await usualOf(undefined)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('forget what is older than a year when they are counted again', async () => {
    await store.asSystem((queries) => countUsualAmounts(queries, '2027-10-20'));
    expect(await usualOf('c1')).toMatchObject([
      { smallest: 4, largest: 4 },
      { largest: 2 },
      undefined,
      undefined,
    ]);
    await store.asSystem((queries) => countUsualAmounts(queries, '2028-12-01'));
    expect(await usualOf('c1')).toEqual([undefined, undefined, undefined, undefined]);
    await store.asSystem((queries) => countUsualAmounts(queries, TODAY));
  });
});
