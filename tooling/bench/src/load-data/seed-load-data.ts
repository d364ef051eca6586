import type pg from 'pg';
import { withClient } from '../with-client';
import type { GroupSize } from './group-size';
import { CARTS, NEW_CARTS } from './seed-carts';
import { catalogueFiles, importCatalogue } from './seed-catalogue';
import { CUSTOMERS, NEW_CUSTOMERS } from './seed-customers';
import { BOUGHT_OF_TENANT, NEW_ORDERS, ORDERS_OF_TENANT, SUBMISSIONS_OF_TENANT } from './seed-orders';
import { runBackend } from './run-program';
import { SHELF } from './shelf';

/** Lines of an order on average. */
const LINES_OF_ORDER = 10;

/** Imports that run side by side: one keeps a core of the database and half a core of its own busy. */
const IMPORTS_AT_ONCE = 2;

const importInto = async (
  databaseUrl: string,
  { tenants, articles }: GroupSize,
  say: (line: string) => void,
) => {
  const files = await catalogueFiles(articles);
  try {
    const open = [...tenants];
    await Promise.all(
      Array.from({ length: IMPORTS_AT_ONCE }, async () => {
        for (let tenant = open.shift(); tenant !== undefined; tenant = open.shift()) {
          const began = performance.now();
          await importCatalogue(databaseUrl, tenant, files);
          say(`${articles} articles in ${tenant}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
        }
      }),
    );
  } finally {
    files.remove();
  }
};

/** Rows that are there, by what they are. */
export type Counts = Readonly<
  Record<'articles' | 'tenants' | 'customers' | 'carts' | 'orders' | 'orderLines', number>
>;

/** Counts what a group holds. */
export const countGroup = async (client: pg.Client): Promise<Counts> => {
  const { rows } = await client.query<Counts>(`
    select (select min(count) from (select count(*)::integer from article group by tenant having count(*) > 1600) t) as articles,
      (select count(*)::integer from (select from article group by tenant having count(*) > 1600) t) as tenants,
      (select count(*)::integer from customer) as customers,
      (select count(*)::integer from cart) as carts,
      (select count(*)::integer from customer_order) as orders,
      (select sum(positions)::integer from customer_order) as "orderLines"`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Nothing was counted');
  return counts;
};

/** Refuses to measure on anything smaller than was asked for. */
const verify = (counts: Counts, size: GroupSize): void => {
  const wanted = { ...size, tenants: size.tenants.length };
  for (const [name, least] of Object.entries(wanted)) {
    const there = Object.entries(counts).find(([key]) => key === name)?.[1] ?? 0;
    if (there < least * 0.99) throw new Error(`${name}: ${there} instead of ${least}`);
  }
};

/**
 * Fills a migrated, empty database: the demonstration's rows first (its sign-ins are those that measure), then the
 * catalogue of every tenant by the backend's own import, then customers, carts and orders by statements that leave the
 * rows the backend leaves.
 *
 * @returns what is there, counted
 * @throws Error when a count is not reached
 */
export const seedLoadData = async (
  databaseUrl: string,
  size: GroupSize,
  say: (line: string) => void,
): Promise<Counts> => {
  await runBackend(databaseUrl, ['seed-demo']);
  await importInto(databaseUrl, size, say);
  return withClient(databaseUrl, async (client) => {
    const step = async (name: string, text: string, values?: readonly unknown[]) => {
      const began = performance.now();
      await client.query(text, values === undefined ? undefined : [...values]);
      say(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
    };
    await client.query("set work_mem = '128MB'; set maintenance_work_mem = '512MB'");
    await step('shelf', SHELF);
    const { rows } = await client.query<{ there: number }>('select count(*)::integer as there from customer');
    await client.query(NEW_CUSTOMERS, [size.tenants, Math.max(0, size.customers - (rows[0]?.there ?? 0))]);
    await step('customers', CUSTOMERS);
    await client.query(NEW_CARTS, [size.carts]);
    await step('carts', CARTS);
    await client.query(NEW_ORDERS, [Math.ceil(size.orderLines / LINES_OF_ORDER)]);
    await client.query('analyze bench_new_order');
    for (const tenant of size.tenants) {
      await step(`orders of ${tenant}`, ORDERS_OF_TENANT, [tenant]);
      // The statistics have to know of this tenant's orders, or each of them is looked for among all others.
      await client.query('analyze customer_order');
      await client.query(SUBMISSIONS_OF_TENANT, [tenant]);
      await client.query(BOUGHT_OF_TENANT, [tenant]);
    }
    await client.query('drop table bench_new_order, bench_shelf, bench_shelf_size, bench_buyer');
    await step('vacuum', 'vacuum analyze');
    const counts = await countGroup(client);
    verify(counts, size);
    return counts;
  });
};
