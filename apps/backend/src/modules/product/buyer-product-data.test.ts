import type { Fair } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openQuickStore, plainCustomer, plantProducts } from '../../testing';
import { loadBuyerProductData } from './buyer-product-data';

const TENANTS = ['AZ', 'GM'] as const;

/** Sells what it has prices of its own for. */
const FAIR: Fair = { id: 'WEIN', isActive: true, billingTime: 'ORDER_TIME' };

const customer = plainCustomer('same');

describe('TEN-4: what articles mean for a buyer', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openQuickStore();
    await store.asSystem(async (queries) => {
      await plantProducts(
        queries,
        TENANTS.flatMap((tenant) =>
          TENANTS.map((seller) => ({ tenant, sku: `sold in ${seller}`, name: 'Zweigelt' })),
        ),
      );
      await queries
        .insertInto('article_price')
        .values(
          TENANTS.map((tenant) => ({
            tenant,
            sku: `sold in ${tenant}`,
            fair_id: FAIR.id,
            price: JSON.stringify({ type: 'FAIR_LIST', rawValueString: '8.00', minQuantity: 0 }),
          })),
        )
        .execute();
    });
  });
  afterAll(() => store.close());

  it.each(TENANTS)(
    'in a fair is what that of %s sells, whatever one of the same number sells elsewhere',
    async (tenant) => {
      const skus = TENANTS.map((seller) => `sold in ${seller}`);
      const { terms } = await store.asSystem((queries) =>
        loadBuyerProductData(queries, { tenant, locale: 'de-AT', today: '2026-11-20', customer }, skus, FAIR),
      );
      const had = terms.filter((one) => !one.is_restricted).map(({ sku }) => sku);
      expect(had).toEqual([`sold in ${tenant}`]);
    },
  );
});
