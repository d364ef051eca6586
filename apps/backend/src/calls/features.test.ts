import { contract, SHOP_FEATURES, type CallName, type ShopFeature } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { hasFeature } from '../tenant-profile';
import { createFakeClock, createTestApp, seedTestBuyer, stores, type TestApp } from '../testing';
import { sql } from 'kysely';

const callNames = Object.keys(contract).filter((name): name is CallName => name in contract);

describe('parts of a shop in the contract', () => {
  it('have calls of their own, but for the order pad, which fills a cart', () => {
    const named = new Set(
      callNames.map((name) => ('feature' in contract[name] ? contract[name].feature : undefined)),
    );
    expect(SHOP_FEATURES.filter((feature) => !named.has(feature))).toEqual(['ORDER_PAD']);
  });

  it('are what every call of their area belongs to', () => {
    const areas =
      /\/(?:inventories|groupedInventories|labels?|label-skus|label-print|labelMail|order-templates|standing-orders|notifications|push-subscriptions|essence-(?:list|period|visibility))(?:\/|$)/;
    const left = callNames.filter(
      (name) => areas.test(contract[name].endpoint.path) && !('feature' in contract[name]),
    );
    expect(left).toEqual([]);
  });
});

describe.each(stores)('a part that a tenant does without, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let me: { readonly tenant: string; readonly customerId: string };
  let caller: { readonly userId: string; readonly tenant: string };
  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
    const who = await store.asSystem((queries) => seedTestBuyer(queries));
    me = { tenant: 'AZ', customerId: who.customerId };
    caller = { userId: who.userId, tenant: 'AZ' };
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  /** What a tenant, its group or all say of themselves. */
  const say = (scope: string, features: readonly ShopFeature[] | undefined) =>
    store.asSystem((queries) =>
      sql`insert into tenant_setting (scope, doc) values (${scope}, ${JSON.stringify({ features })}::jsonb)
        on conflict (scope) do update set doc = excluded.doc`.execute(queries),
    );
  /** A call of each part that has some and needs nothing but a customer. */
  const calls = (): Readonly<Partial<Record<ShopFeature, ReturnType<TestApp['call']>>>> => ({
    ESSENTIALS: shop.call('getEssencePeriod', me, caller),
    ORDER_TEMPLATES: shop.call('getOrderTemplates', me, caller),
    STANDING_ORDERS: shop.call('getStandingOrders', me, caller),
    INVENTORY: shop.call('getGroupedInventories', me, caller),
    LABELS: shop.call('getLabelSkus', me, caller),
    NOTIFICATIONS: shop.call('getUnreadNotificationCount', {}, caller),
  });
  const statuses = async () => {
    const asked = Object.entries(calls()).map(
      async ([feature, answer]) => [feature, (await answer).status] as const,
    );
    return Object.fromEntries(await Promise.all(asked));
  };
  const all = (status: number) =>
    Object.fromEntries(
      SHOP_FEATURES.filter((feature) => feature !== 'ORDER_PAD').map((feature) => [feature, status]),
    );

  it('is refused by its calls, and by no others', async () => {
    expect(await statuses()).toEqual(all(200));
    await say('AZ', ['LABELS']);
    expect(await statuses()).toEqual({ ...all(403), LABELS: 200 });
    expect((await shop.call('getInventoryDetails', { ...me, inventoryId: 'x' }, caller)).body).toMatchObject({
      code: 'feature-not-offered',
      status: 403,
    });
    expect((await shop.call('getCart', me, caller)).status).toBe(200);
    const config = await shop.call('getShopConfig', {}, undefined, { host: 'az.localhost' });
    expect(config.body).toMatchObject({ features: ['LABELS'] });
  });

  it('is offered again with the next call', async () => {
    await say('AZ', []);
    expect(await statuses()).toEqual(all(403));
    await say('AZ', undefined);
    expect(await statuses()).toEqual(all(200));
    const config = await shop.call('getShopConfig', {}, undefined, { host: 'az.localhost' });
    expect(config.body).not.toHaveProperty('features');
  });

  it('is what the tenant says, else its group, else all', async () => {
    const knows = (tenant: 'AZ' | 'AB' | 'GM') =>
      store.asSystem((queries) => hasFeature(queries, tenant, 'INVENTORY'));
    await say('GROUP', []);
    await say('AG', ['INVENTORY']);
    await say('AB', ['LABELS']);
    expect([await knows('AZ'), await knows('AB'), await knows('GM')]).toEqual([true, false, false]);
  });

  it('says nothing of itself to whoever may not call', async () => {
    await say('AZ', []);
    expect((await shop.call('getLabelSkus', me)).status).toBe(401);
    const stranger = await shop.call('getLabelSkus', { ...me, tenant: 'GM' }, caller);
    expect(stranger.body).toMatchObject({ code: 'customer-forbidden' });
  });
});
