import { contract, type CheckoutEvent } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { createTestApp, seedCategories, stores, type TestApp } from '../../testing';

const YES = { cookie: 'consent-search-analytics=true' };
const shopInfo = { tenant: 'AZ', language: 'de-AT' } as const;
const search = { term: 'milch', totalResults: 3, typeOfQuery: 'TEXT', shopInfo };
const click = { productId: '1', productName: 'Milch', productUrl: '/product/1' };
const checkout: CheckoutEvent = { shopInfo, items: [{ productId: '1', unit: 'ST', currency: 'EUR' }] };

describe.each(stores)('the analytics proxy on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  /** Noon of a day in November; each test has a day of its own. */
  let today = '2026-11-01';

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => new Date(`${today}T11:00:00Z`) });
    await store.asSystem((queries) =>
      seedCategories(queries, [
        { id: '1', name: 'Milchprodukte', english: 'Dairy', path: ['1'] },
        { id: '2', name: 'Bio-Milch 100%', path: ['1', '2'] },
        { id: '3', name: 'Käse', path: ['1', '3'] },
        { id: '4', name: 'Buttermilch', path: ['1', '4'] },
      ]),
    );
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const counts = () =>
    store.asSystem((queries) =>
      queries
        .selectFrom('analytics_count')
        .select(['tenant', 'kind', 'count'])
        .where('day', '=', today)
        .orderBy('kind')
        .execute(),
    );

  it('TRK-1: counts what a visitor has allowed, by tenant, kind and day', async () => {
    today = '2026-11-02';
    expect((await shop.call('trackSearch', { body: search }, undefined, YES)).status).toBe(204);
    // The tenant is the host's, whatever the event says.
    const foreign = { ...search, shopInfo: { ...shopInfo, tenant: 'GM' } };
    expect((await shop.call('trackSearch', { body: foreign }, undefined, YES)).status).toBe(204);
    expect((await shop.call('trackProductClick', { body: click }, undefined, YES)).status).toBe(204);
    expect((await shop.call('trackCheckout', { body: checkout }, undefined, YES)).status).toBe(204);
    expect(await counts()).toEqual([
      { tenant: 'AZ', kind: 'product-checkout', count: 1 },
      { tenant: 'AZ', kind: 'product-click', count: 1 },
      { tenant: 'AZ', kind: 'search', count: 2 },
    ]);
  });

  it.each([
    ['no answer', {}],
    ['a no', { cookie: 'consent-search-analytics=false' }],
    ['a yes to something else', { cookie: 'consent-web-analytics=true; consent-general-analytics=true' }],
  ])('TRK-1: keeps nothing after %s', async (_name, headers) => {
    today = '2026-11-03';
    expect((await shop.call('trackSearch', { body: search }, undefined, headers)).status).toBe(204);
    expect((await shop.call('trackCheckout', { body: checkout }, undefined, headers)).status).toBe(204);
    expect(await counts()).toEqual([]);
  });

  it('TRK-1: refuses another currency', async () => {
    const items = [{ productId: '1', unit: 'ST', currency: 'USD' }];
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/proxy/analytics/product-checkout',
      headers: { host: 'localhost' },
      payload: { shopInfo, items },
    });
    // Without the token of the cookie it does not even get that far.
    expect(answer.statusCode).toBe(403);
    const body: unknown = { shopInfo, items };
    expect(contract.trackCheckout.body.safeParse(body).success).toBe(false);
  });

  it('suggests terms of the own catalogue, in the reader’s language', async () => {
    const suggest = async (term?: string, headers: Record<string, string> = {}) => {
      const { body } = await shop.call(
        'suggestSearchTerms',
        { body: { shopInfo, ...(term !== undefined && { term }) } },
        undefined,
        headers,
      );
      return contract.suggestSearchTerms.answer.parse(body).terms;
    };
    expect(await suggest()).toEqual(['Milchprodukte']);
    expect(await suggest(undefined, { 'accept-language': 'en-GB' })).toEqual(['Dairy']);
    expect(await suggest('milch')).toEqual(['Milchprodukte']);
    expect(await suggest('KASE')).toEqual(['Käse']);
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('_')).toEqual([]);
    expect(await suggest(undefined, { host: 'gm.localhost' })).toEqual([]);
  });
});
