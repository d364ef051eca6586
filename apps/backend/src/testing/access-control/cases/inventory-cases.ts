import { sql } from 'kysely';
import { copyRows } from '../copy-rows';
import { FOREIGN } from '../seed-other-tenants';
import type { AccessCase } from '../access-case';
import { without } from './without-role';

/** Inventories: whose counts and places they have. */
export const INVENTORY_CASES: readonly AccessCase[] = [
  ...(['getInventoryDetails', 'getInventoriesExcel'] as const).map((call): AccessCase => ({
    call,
    title: 'what was counted is what the customer counted, though others were later',
    arrange: async ({ queries, rights }) => {
      if (rights.others === undefined) return;
      await sql`update inventory_count set items = '[]', non_webshop_items = '[]' where tenant = 'GM'`.execute(
        queries,
      );
      await copyRows(
        queries,
        'inventory_count',
        sql`tenant = 'AZ' and customer_id = ${rights.world.customerId}`,
        { customer_id: rights.others.customerId, items: [], non_webshop_items: [] },
      );
    },
    expects: 'LIKE_ALONE',
  })),
  {
    call: 'getInventoriesExcel',
    title: 'that a price is on request is nothing for those who see no prices',
    arrange: ({ queries }) => sql`delete from article_price`.execute(queries),
    as: without('can-see-prices'),
    expects: [200],
    after: (_, { text }) => Promise.resolve(text.includes('Preis') ? [`speaks of prices: ${text}`] : []),
  },
  {
    call: 'createInventory',
    title: 'nothing is counted at an address only another tenant has',
    arrange: ({ queries, rights }) =>
      copyRows(queries, 'delivery_address', sql`tenant = 'GM' and customer_id = ${rights.world.customerId}`, {
        external_id: 'only-gm',
      }),
    body: (_, plain) => Object.assign({}, plain, { externalAddressId: 'only-gm' }),
    expects: [404],
  },
  {
    call: 'createInventory',
    title: 'an article only another tenant has is not counted',
    body: ({ world: { skus } }, plain) =>
      JSON.parse(JSON.stringify(plain).replaceAll(`"${skus[0]}"`, `"${FOREIGN}-${skus[0]}"`)) as unknown,
    expects: [422],
    after: (_, { text }) =>
      Promise.resolve(
        text.includes('There is no such article') ? [] : [`refused for something else: ${text}`],
      ),
  },
];
