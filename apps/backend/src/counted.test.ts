import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from './db';
import type { SignOnFailure } from './sign-on';
import {
  createTestApp,
  createFakeClock,
  openBrowser,
  openQuickStore,
  orderingActor,
  seedTestBuyer,
  seedShelf,
  startSignOnWorld,
  TEST_PASSWORD,
  testServices,
  type SignOnWorld,
} from './testing';

let store: Store;
beforeAll(async () => {
  store = await openQuickStore();
});
afterAll(() => store.close());

it('orders are counted by tenant and source once they are stored, and a repetition is none', async () => {
  const counted: string[] = [];
  const clock = createFakeClock();
  const onOrder = ({ tenant, source }: { readonly tenant: string; readonly source: string }) => {
    counted.push(`${tenant} ${source}`);
  };
  const shop = await createTestApp(store, clock, { services: { ...testServices(store, clock), onOrder } });
  const who = await store.asSystem((queries) => seedTestBuyer(queries));
  const skus = await store.asSystem((queries) => seedShelf(queries, 1));
  const anna = orderingActor(shop, who);
  // Nothing is in the cart: refused.
  expect((await anna.submit({}, 'key-0')).status).toBe(409);
  await anna.put(skus);
  const order = await anna.order({}, 'key-1');
  expect(await anna.order({}, 'key-1')).toEqual(order);
  expect(counted).toEqual(['AZ WEBSHOP']);
  await anna.put(skus);
  await anna.order({ orderSource: 'BEST_FRIEND' }, 'key-2');
  expect(counted).toEqual(['AZ WEBSHOP', 'AZ BEST_FRIEND']);
  await shop.close();
});

describe('sign-ons that fail', () => {
  let world: SignOnWorld;
  let isAway = false;
  let reasons: SignOnFailure[] = [];

  beforeAll(async () => {
    const clock = { now: () => new Date() };
    world = await startSignOnWorld(store, clock, {
      watchProvider: (url, options, call) =>
        isAway ? Promise.reject(new TypeError('fetch failed')) : call(url, options),
      signOnOptions: { onFailure: (reason) => reasons.push(reason) },
    });
    const roles = ['tenant-AZ'];
    await world.plantAccount({ id: 'c-1', userName: 'counted', roles });
    await world.plantAccount({ id: 'c-2', userName: 'shut-out', roles });
  });
  afterAll(() => world.close());

  const reasonsOf = async (work: () => Promise<unknown>) => {
    reasons = [];
    await work();
    return reasons;
  };
  const guess = async (browser: ReturnType<typeof openBrowser>, user: string, password: string) => {
    const { url } = await browser.follow(`${world.origin()}/auth/redirect`);
    await browser.go(url, { method: 'POST', body: new URLSearchParams({ user, password }) });
  };

  it('are told by what was wrong', async () => {
    const { signIn } = world;
    expect(await reasonsOf(() => signIn(openBrowser(), 'counted'))).toEqual([]);
    expect(await reasonsOf(() => openBrowser().go(`${world.origin()}/auth/callback?code=a`))).toEqual([
      'expired',
    ]);
    expect(await reasonsOf(() => guess(openBrowser(), 'counted', 'wrong'))).toEqual(['password']);

    const browser = openBrowser();
    const callback = await world.signInUntilCallback(browser, 'counted');
    expect(await reasonsOf(() => browser.go(callback.replace(/code=[^&]+/, 'code=forged')))).toEqual([
      'refused',
    ]);

    const late = openBrowser();
    const answer = await world.signInUntilCallback(late, 'counted');
    isAway = true;
    expect(await reasonsOf(() => late.go(answer))).toEqual(['away']);
    isAway = false;

    await signIn(openBrowser(), 'shut-out');
    await store.asSystem((queries) =>
      queries.updateTable('app_user').set({ is_enabled: false }).where('id', '=', 'c-2').execute(),
    );
    const shut = openBrowser();
    const landing = await world.signInUntilCallback(shut, 'shut-out');
    expect(await reasonsOf(() => shut.go(landing))).toEqual(['disabled']);
  });

  it('are told as paused while a name has to wait, also with the right password', async () => {
    const browser = openBrowser();
    for (let tries = 0; tries < 5; tries += 1) await guess(browser, 'nobody', 'wrong');
    expect(await reasonsOf(() => guess(browser, 'nobody', TEST_PASSWORD))).toEqual(['paused']);
  });
});
