import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { openQuickStore } from '../testing';
import { createWholeApp, type WholeApp } from '../testing/whole-app';

const gone = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

describe('the embedded provider whose database is away', () => {
  let store: Store;
  let shop: WholeApp;
  let isAway = false;

  beforeAll(async () => {
    store = await openQuickStore();
    const fragile: Store = {
      ...store,
      asSystem: (work, options) => (isAway ? gone() : store.asSystem(work, options)),
    };
    shop = await createWholeApp(fragile, 4000);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const token = () =>
    shop.app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: {
        host: 'localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${shop.provider.clientId}:${shop.provider.clientSecret}`).toString('base64')}`,
      },
      payload: 'grant_type=refresh_token&refresh_token=unknown',
    });
  const page = () =>
    shop.app.inject({
      url: '/oidc/auth?client_id=unknown',
      headers: { host: 'localhost:4000', accept: 'text/html' },
    });

  it.each([
    ['a token', token],
    ['a page', page],
  ])('says for how long nobody need ask for %s, and judges again once it is back', async (_, ask) => {
    isAway = true;
    const away = await ask();
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2']);
    isAway = false;
    expect((await ask()).statusCode).toBe(400);
  });
});
