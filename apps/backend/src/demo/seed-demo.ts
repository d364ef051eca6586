import type { Store, Queries } from '../db';
import { countPopularity, countUsualAmounts } from '../search-engine';
import { groupAssortment } from './assortment';
import { assortmentOf, BRANCHES, type BranchProduct } from './branch';
import { contentImages, storeContent, storeMarketLinks } from './content';
import { withCustomerPrices } from './customer-prices';
import { demoDay } from './demo-day';
import { storeCarts, storeInventories, storeLabels, storeNotifications, storeTemplates } from './lists';
import { demoFairs, ordersOf, storeOrders } from './orders';
import { chosenCustomers, manyCustomers, storePeople } from './people';
import { buyerFor } from './orderers';
import { storeReceipts } from './receipts';
import { storeRestrictions } from './restrictions';
import { drawnImages, storeImages, storePrices, storeProducts } from './stock';
import { storeFairs } from './store-fairs';
import { withoutInvertedIndexes } from './without-indexes';

/** For which day the demonstration is made, and who is told how far it is. */
export interface SeedOptions {
  /** YYYY-MM-DD in Vienna: promotions, orders and fairs lie around it. */
  readonly today: string;
  readonly now: Date;
  /** Called before each part with what it is, and the share that is done, 0 to 1. */
  readonly onProgress?: ((text: string, share: number) => void) | undefined;
}

const INSTALLATION_KEY = 'demo-seed';
/** Orders of each customer count up from here; those of real submissions begin above all of them. */
const FIRST_NUMBER = 3_100_000;
const NUMBERS_OF_CUSTOMER = 1_000;

const isSeeded = async (queries: Queries): Promise<boolean> =>
  (await queries
    .selectFrom('installation')
    .select('key')
    .where('key', '=', INSTALLATION_KEY)
    .executeTakeFirst()) !== undefined;

/**
 * Fills an empty database with the demonstration: articles, customers, orders, content, sign-ins. The same day and moment
 * give the same rows. It is stored as a whole or not at all; a second call does nothing.
 */
export const seedDemo = (
  store: Store,
  { today, now, onProgress = () => undefined }: SeedOptions,
): Promise<void> =>
  store.asSystem(async (queries) => {
    if (await isSeeded(queries)) return;
    const demo = demoDay(today, now);
    const fairs = demoFairs(demo);
    const [fair] = fairs;

    onProgress('Articles', 0);
    const products = groupAssortment();
    const customers = chosenCustomers(demo);
    const branches = new Map<string, readonly BranchProduct[]>(
      BRANCHES.map((branch) => [
        branch.tenant,
        withCustomerPrices(
          assortmentOf(branch, products, demo, fair.id),
          customers.filter(({ tenant }) => tenant === branch.tenant),
          demo,
        ),
      ]),
    );
    const articlesOf = (tenant: string): readonly BranchProduct[] => branches.get(tenant) ?? [];
    onProgress('Pictures', 0.1);
    const lines = [...branches.values()].flat().map(({ line }) => line);
    await storeImages(queries, [...drawnImages(lines), ...contentImages()]);
    await withoutInvertedIndexes(queries, 'article', async () => {
      for (const [index, branch] of BRANCHES.entries()) {
        onProgress(`Articles of ${branch.name}`, 0.15 + index * 0.15);
        await storeProducts(queries, branch, articlesOf(branch.tenant), demo);
      }
    });

    onProgress('Customers', 0.75);
    await storePeople(queries, customers, manyCustomers(), demo);
    await storeRestrictions(queries, customers, articlesOf);
    await storeFairs(queries, fairs);
    for (const branch of BRANCHES) await storePrices(queries, branch, articlesOf(branch.tenant), demo);

    onProgress('Orders', 0.8);
    const orders = customers
      .filter((customer) => customer.orders > 0)
      .flatMap((customer, index) =>
        ordersOf(customer, buyerFor(customer), articlesOf(customer.tenant), {
          demo,
          fair,
          firstNumber: FIRST_NUMBER + index * NUMBERS_OF_CUSTOMER,
        }),
      );
    await storeOrders(queries, orders);
    await storeReceipts(queries, orders, today);
    await countPopularity(queries, today);
    await countUsualAmounts(queries, today);
    await storeTemplates(queries, customers, articlesOf, demo);
    await storeCarts(queries, customers, articlesOf, demo, fair);
    await storeLabels(queries, customers, articlesOf, demo);
    await storeInventories(queries, customers, articlesOf, demo);
    await storeNotifications(queries, demo);

    onProgress('Content', 0.92);
    await storeContent(queries, { demo, fair, articlesOf });
    await storeMarketLinks(queries);
    await queries
      .insertInto('installation')
      .values({ key: INSTALLATION_KEY, value: JSON.stringify({ today }) })
      .execute();
    onProgress('Ready', 1);
  });
