import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, openQuickStore, type TestApp } from '../testing';
import { DEFAULT_LIMITS } from './rate-limits';
import { DEFAULT_DELAYS, requestPriority, shedUpTo } from './load-shedding';

describe('T28: limits', () => {
  let store: Store;
  let shop: TestApp;

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store, undefined, {
      limits: {
        ...DEFAULT_LIMITS,
        address: { max: 50, seconds: 60 },
        user: { max: 5, seconds: 60 },
        token: { max: 3, seconds: 60 },
        forms: { max: 2, seconds: 60 },
        mails: { max: 2, seconds: 60 },
      },
      trustedProxies: ['10.0.0.1'],
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
    const all: number[] = [];
    for (let time = 0; time < times; time += 1) all.push((await call()).status);
    return all;
  };

  it('a user has a limit of its own, whatever the address; others are not touched', async () => {
    const ask = (userId: string) => () =>
      shop.call('getUserCustomers', { tenant: 'AZ' }, { userId, tenant: 'AZ' });
    expect(await statuses(6, ask('greedy'))).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(1, ask('modest'))).toEqual([200]);
  });

  it('the token and forms are counted by address, and 429 says when to come again', async () => {
    expect((await statuses(4, () => shop.call('getToken', {}))).map((status) => status === 429)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const answer = await shop.call('getToken', {});
    expect(answer.body).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('an address is cut off at its limit; a forged header does not make another one of it', async () => {
    const get = (remoteAddress: string, forwarded?: string) =>
      shop.app.inject({
        url: '/nowhere',
        remoteAddress,
        headers: { host: 'localhost', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
      });
    const codes: number[] = [];
    for (let time = 0; time <= 50; time += 1)
      codes.push((await get('192.0.2.1', `198.51.100.${time}`)).statusCode);
    expect([codes.slice(0, 50).every((code) => code === 404), codes.at(50)]).toEqual([true, 429]);
    expect((await get('192.0.2.2')).statusCode).toBe(404);
    expect((await get('10.0.0.1', '192.0.2.1')).statusCode).toBe(429);
    expect((await get('10.0.0.1', '192.0.2.3')).statusCode).toBe(404);
  });
});

/** How the page says a time. */
const PERIODS: Readonly<Record<number, string>> = {
  60: 'a minute',
  300: 'in five minutes',
  600: 'in ten minutes',
  3_600: 'an hour',
};

it('T28: operators read each limit as it is', () => {
  const page = readFileSync(
    path.resolve(import.meta.dirname, '../../../../docs/operations/README.md'),
    'utf8',
  );
  const [, section = ''] = /### Callers who send too much\n([^]*?)\n### /.exec(page) ?? [];
  const said = [...section.matchAll(/(\d[\d,]*)(?: \w+)? (a minute|in \w+ minutes|an hour)/g)].map(
    ([, max = '', period = '']) => `${max} ${period}`,
  );
  const limits = Object.values(DEFAULT_LIMITS).map(
    ({ max, seconds }) => `${max.toLocaleString('en-GB')} ${PERIODS[seconds] ?? seconds}`,
  );
  // One is told of all users of a customer together, behind the time of one user.
  const unsaid = limits.filter((limit) => !said.includes(limit));
  expect(unsaid).toEqual(['300 an hour']);
  expect(section).toContain('100 an hour, all users of a customer together to 300');
  expect(said.filter((one) => !limits.includes(one))).toEqual([]);
});

describe('R13: too many requests at once', () => {
  it('are turned away in order: analytics first, then files, search, the rest; cart and order last', () => {
    const order = ['trackSearch', 'getReceiptPdf', 'searchProducts', 'getOrders', 'submitCart'].map((name) =>
      requestPriority(name, '/v1'),
    );
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    expect([
      requestPriority('getCart', '/v1'),
      requestPriority('getToken', '/v1'),
      requestPriority(undefined, '/auth/callback'),
    ]).toEqual([4, 4, 4]);
    expect(requestPriority(undefined, '/index.html')).toBe(3);
    expect([0, 150, 151, 301, 601, 1_201, 5_001].map((delay) => shedUpTo(delay, DEFAULT_DELAYS))).toEqual([
      undefined,
      undefined,
      0,
      1,
      2,
      3,
      4,
    ]);
  });

  it('get 503 and when to come again, and the cart still answers', async () => {
    const store = await openQuickStore();
    const shop = await createTestApp(store, undefined, { shedding: { maxMemoryBytes: 1 } });
    const answers = await expect
      .poll(
        async () =>
          (await shop.call('getUserCustomers', { tenant: 'AZ' }, { userId: 'a', tenant: 'AZ' })).status,
      )
      .toBe(503)
      .then(async () => [
        await shop.call('getUserCustomers', { tenant: 'AZ' }, { userId: 'a', tenant: 'AZ' }),
        await shop.call('getCart', { tenant: 'AZ', customerId: '1' }, { userId: 'a', tenant: 'AZ' }),
      ]);
    expect(answers[0]).toMatchObject({ body: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
    expect(answers[1]?.status).toBe(403);
    await shop.close();
    await store.close();
  });
});
