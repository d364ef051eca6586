import type { CallName } from '@gastroshop/api-contract';
import { CSRF_COOKIE } from '@gastroshop/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, stores, type TestApp } from '../testing';

const MOST = 10_000;
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => `${'number-that-is-long-'.repeat(2)}${index}`.slice(-40));

const shopInfo = { tenant: 'AZ', language: 'de-AT' };

/** What visitors may ask about so many products at once. */
const BODIES: readonly (readonly [CallName, string, (count: number) => unknown])[] = [
  ['queryProducts', '/v1/t/AZ/products/skuBatch', numbers],
  ['searchProducts', '/v1/t/AZ/products/search', (count) => ({ whitelistedSkus: numbers(count) })],
  ['searchProductsV2', '/v1/t/AZ/products/searchV2', (count) => ({ whitelistedSkus: numbers(count) })],
  ['browseCategories', '/v1/t/AZ/categories/browse', (count) => ({ whitelistedSkus: numbers(count) })],
  ['browseCategoriesV2', '/v1/t/AZ/categories/browseV2', (count) => ({ whitelistedSkus: numbers(count) })],
  [
    'trackCheckout',
    '/proxy/analytics/product-checkout',
    (count) => ({
      shopInfo,
      items: numbers(count).map((productId) => ({ productId, unit: 'ST', currency: 'EUR' })),
    }),
  ],
];

describe.each(stores)('T26: lists as long as the contract allows, from visitors, on %s', (_engine, open) => {
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it.each(BODIES)('%s takes 10,000 entries, and not one more', async (_name, url, bodyOf) => {
    const csrf = shop.csrfToken();
    const ask = async (count: number) => {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify(bodyOf(count)),
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          cookie: `${CSRF_COOKIE.name}=${csrf}`,
          'x-xsrf-token': csrf,
        },
      });
      return statusCode;
    };
    expect(await ask(MOST)).toBeLessThan(300);
    expect(await ask(MOST + 1)).toBe(422);
  });
});
