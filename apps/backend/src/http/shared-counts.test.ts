import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createEmbeddedProvider } from '../oidc';
import { systemClock } from '../settings';
import { createTestApp, stores, testServices, type TestApp } from '../testing';
import { DEFAULT_LIMITS, type RateLimits } from './rate-limits';
import { forgetCounts, takeShared } from './shared-counts';

const HOUR = { max: 10, seconds: 3_600 };

describe.each(stores)('T28: counting in a transaction on %s', (_, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const take = (whose: string, points: number, name = 'mails') =>
    store.asSystem((queries) => takeShared(queries, { name, ...HOUR }, whose, points));

  it('takes until there is no more, of each kind and each for themselves', async () => {
    expect(await take('anna', 4)).toEqual({ taken: 4, retryAfter: undefined });
    expect(await take('anna', 6)).toEqual({ taken: 10, retryAfter: undefined });
    expect((await take('anna', 1)).retryAfter).toBeGreaterThan(3_500);
    expect(await take('anna', 10, 'others')).toEqual({ taken: 10, retryAfter: undefined });
    expect(await take('berta', 10)).toEqual({ taken: 10, retryAfter: undefined });
  });

  it('what is rolled back was not taken', async () => {
    const broken = store.asSystem(async (queries) => {
      await takeShared(queries, { name: 'mails', ...HOUR }, 'carl', 10);
      throw new Error('in the middle');
    });
    await expect(broken).rejects.toThrow('in the middle');
    expect(await take('carl', 10)).toEqual({ taken: 10, retryAfter: undefined });
  });

  it('many at once take no more than there is', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => take('dora', 1)));
    expect(all.filter(({ retryAfter }) => retryAfter === undefined)).toHaveLength(10);
  });

  it('keeps neither a name nor an address, and forgets what is over', async () => {
    await take('kueche@post.at', 1);
    const keys = () =>
      store.asSystem((queries) => queries.selectFrom('shared_count').select('key').execute());
    const kept = await keys();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toMatch(/post\.at|anna/);
    await forgetCounts(store, new Date(Date.now() + 3_700_000));
    expect(await keys()).toEqual([]);
  });
});

const onServer = stores.filter(([engine]) => engine === 'PostgreSQL');

/** Makes one request of a kind at a node. */
type Ask = (node: TestApp) => Promise<number>;

const call =
  (make: (node: TestApp) => Promise<{ readonly status: number }>): Ask =>
  async (node) =>
    (await make(node)).status;

const anna = { userId: 'anna', tenant: 'AZ' };

/** What is counted by all nodes together, and how it comes about. */
const KINDS: Partial<Readonly<Record<keyof RateLimits, Ask>>> = {
  login: async ({ app }) =>
    (
      await app.inject({
        method: 'POST',
        url: '/oidc/login/begun-elsewhere',
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'user=anna&password=wrong',
      })
    ).statusCode,
  signOn: async ({ app }) =>
    (await app.inject({ url: '/auth/redirect?target=%2F', headers: { host: 'localhost' } })).statusCode,
  visitor: call((node) =>
    node.call('searchProducts', { tenant: 'AZ', searchBody: { queryString: 'milch' } }),
  ),
  forms: call((node) => node.call('submitForm', { body: { formId: 'f', captchaToken: 'none', lines: [] } })),
  mails: call((node) => node.call('putOrderMail', { mail: 'kueche@post.at' }, anna)),
  names: call((node) => node.call('getLandmarktTenant', { userName: 'nobody' }, anna)),
};

describe.each(onServer)('T28: two nodes on one %s', (_, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it.each(Object.entries(KINDS))('count %s together', async (name, ask) => {
    const limits: RateLimits = { ...DEFAULT_LIMITS, [name]: { max: 5, seconds: 3_600 } };
    const start = async () => {
      const { tenants, keyRing } = testServices(store, systemClock);
      const publicOrigin = 'http://localhost';
      const provider = await createEmbeddedProvider({
        store,
        clock: systemClock,
        tenants,
        keyRing,
        publicOrigin,
      });
      const signOn = { issuer: 'http://localhost:1', clientId: 'shop', clientSecret: 'secret' };
      return createTestApp(store, undefined, { limits, signOn, provider });
    };
    const nodes = [await start(), await start()];
    const statuses: number[] = [];
    for (let times = 0; times < 8; times += 1)
      for (const node of nodes.slice(times % 2, (times % 2) + 1)) statuses.push(await ask(node));
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 3 }, () => true),
    ]);
    // A third that is started anew knows it as well.
    const third = await start();
    expect(await ask(third)).toBe(429);
    await Promise.all([...nodes, third].map((node) => node.close()));
    await forgetCounts(store, new Date(Date.now() + 3_700_000));
  });

  it('whoever is over the limit costs the database nothing more', async () => {
    const limits: RateLimits = { ...DEFAULT_LIMITS, signOn: { max: 3, seconds: 3_600 } };
    let transactions = 0;
    const counting: Store = {
      ...store,
      asSystem: (work, options) => {
        transactions += 1;
        return store.asSystem(work, options);
      },
    };
    const signOn = { issuer: 'http://localhost:1', clientId: 'shop', clientSecret: 'secret' };
    const node = await createTestApp(counting, undefined, { limits, signOn });
    for (let times = 0; times < 5; times += 1) await KINDS.signOn?.(node);
    const before = transactions;
    for (let times = 0; times < 50; times += 1) expect(await KINDS.signOn?.(node)).toBe(429);
    expect(transactions).toBe(before);
    await node.close();
    await forgetCounts(store, new Date(Date.now() + 3_700_000));
  });

  it('while the database is away each node counts for itself, and nobody is let through without end', async () => {
    const limits: RateLimits = { ...DEFAULT_LIMITS, signOn: { max: 3, seconds: 3_600 } };
    const away: Store = { ...store, asSystem: () => Promise.reject(new Error('away')) };
    const signOn = { issuer: 'http://localhost:1', clientId: 'shop', clientSecret: 'secret' };
    const node = await createTestApp(away, undefined, { limits, signOn });
    const statuses: (number | undefined)[] = [];
    for (let times = 0; times < 5; times += 1) statuses.push(await KINDS.signOn?.(node));
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, true]);
    await node.close();
  });
});
