import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import { openQuickStore, plainCustomer, seedRecord } from '../../../testing';
import { essenceStates } from './essence-states';

const TODAY = '2026-11-20';
const TENANTS = ['AZ', 'GM'] as const;

describe('TEN-4: what is on an essence list', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      for (const tenant of TENANTS) await seedRecord(queries, { tenant, id: 'same' });
      await queries
        .insertInto('essence_item')
        .values(
          [
            ...TENANTS.flatMap((tenant) =>
              ['shared', `only-${tenant}`].map((sku) => ({ tenant, customer_id: 'same', sku })),
            ),
            { tenant: 'AZ', customer_id: 'other', sku: 'only-other' },
          ].map((owned) => ({ ...owned, bought_on: '2026-11-02', quantity: '1', unit: 'ST' })),
        )
        .execute();
      await queries
        .insertInto('essence_visibility')
        .values([
          { tenant: 'GM', customer_id: 'same', sku: 'shared', is_visible: false },
          { tenant: 'AZ', customer_id: 'other', sku: 'only-AZ', is_visible: false },
        ])
        .execute();
    });
  });
  afterAll(() => store.close());

  const standingsIn = async (tenant: (typeof TENANTS)[number]) => {
    const customer = plainCustomer('same');
    const found = await store.asSystem((queries) =>
      essenceStates(queries, { tenant, today: TODAY, locale: 'de-AT', customer }),
    );
    return Object.fromEntries([...found].map(([sku, { visibility }]) => [sku, visibility]));
  };

  it('is the tenant’s customer’s, bought and hidden, whoever has the same number elsewhere', async () => {
    expect(await standingsIn('AZ')).toEqual({ shared: 'VISIBLE', 'only-AZ': 'VISIBLE' });
    expect(await standingsIn('GM')).toEqual({ shared: 'HIDDEN', 'only-GM': 'VISIBLE' });
  });
});
