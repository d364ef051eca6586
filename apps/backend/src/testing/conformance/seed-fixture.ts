import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../../db';
import { passwordDigest } from '../../oidc';
import { plantProducts, seedCategories } from '../seed-catalogue';
import { shelfProduct } from '../seed-ordering';
import { seedContent } from './seed-content';
import { seedInventories } from './seed-inventories';
import { seedNotifications } from './seed-notifications';
import { seedPapers } from './seed-papers';
import { seedStandingOrder } from './seed-standing-order';
import { seedFair, seedRecord, seedUsers } from '../seed-people';
import { TEST_PASSWORD } from '../process';
import { ALL_ROLES } from '../tokens';

/** Everything a test of all calls needs, under random names: what an answer holds of it was read from the database. */
export interface SeededFixture {
  /** Part of every planted name. */
  readonly mark: string;
  readonly userName: string;
  /** May not see prices; acts for the same customer. */
  readonly blindUserName: string;
  readonly colleagueName: string;
  readonly customerId: string;
  readonly addressId: string;
  readonly skus: readonly [string, string, string];
  readonly gtin: string;
  readonly categoryId: string;
  readonly supplierId: string;
  readonly contactKey: string;
  readonly pageSlug: string;
  readonly jobSlug: string;
  readonly pageId: string;
  /** A fair that is open to the customer. */
  readonly fairId: string;
}

/** Delivered every day until the evening before: an order is possible whenever the test runs. */
const daily = (mark: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    id: `slot-${day}-${mark}`,
    day,
    time: '06:00',
    lastOrderDay: (day + 6) % 7,
    lastOrderTime: '23:59',
  }));

const seedAccounts = async (
  store: Store,
  mark: string,
  names: readonly (readonly [string, readonly string[]])[],
) => {
  const digest = await passwordDigest(TEST_PASSWORD);
  await store.asSystem(async (queries) => {
    await seedUsers(
      queries,
      names.map(([name]) => ({ id: `id-${name}`, userName: name, email: `${name}@kitchen.example` })),
    );
    await queries
      .insertInto('oidc_account')
      .values(
        names.map(([name, roles]) => ({
          id: `id-${name}`,
          user_name: name,
          password_digest: digest,
          claims: JSON.stringify({
            name: `Köchin ${mark}`,
            locale: 'de-AT',
            email: `${name}@kitchen.example`,
            realm_access: { roles: ['tenant-AZ', ...roles] },
            customer: [],
          }),
        })),
      )
      .execute();
  });
};

/**
 * Plants the world of a test of all calls.
 *
 * @param mark part of every name; two worlds with the same mark are alike
 */
export const seedWorld = async (
  store: Store,
  mark = `m${randomUUID().slice(0, 8)}`,
): Promise<SeededFixture> => {
  const userName = `az${mark}`;
  const blindUserName = `bl${mark}`;
  const colleagueName = `co${mark}`;
  const customerId = `c${mark}`;
  const addressId = `a${mark}`;
  const categoryId = `k${mark}`;
  const supplierId = `l${mark}`;
  const skus = [`1${mark}`, `2${mark}`, `3${mark}`] as const;
  const gtin = '9012345678904';
  const fairId = `f${mark}`;
  await seedAccounts(store, mark, [
    [userName, [...ALL_ROLES, 'can-preview-content']],
    [blindUserName, []],
    [colleagueName, ALL_ROLES],
  ]);
  const pageId = await store.asSystem(async (queries) => {
    await seedRecord(queries, {
      id: customerId,
      displayName: `Gasthof ${mark}`,
      hasBestFriendUser: true,
      isRestricted: false,
      address: { street: `Dorfplatz ${mark}`, postCode: '5700', city: 'Zell' },
      invoiceAddress: { street: `Kontor ${mark}`, postCode: '5700', city: 'Zell' },
      deliveryAddresses: [
        {
          externalId: addressId,
          companyLines: [`Gasthof ${mark}`],
          street: 'Dorfplatz 1',
          postCode: '5700',
          city: 'Zell',
          unloadingAreas: ['Küche'],
        },
      ],
      slots: daily(mark),
    });
    await queries
      .insertInto('assignment')
      .values(
        [userName, blindUserName, colleagueName].map((name) => ({
          tenant: 'AZ',
          user_id: `id-${name}`,
          customer_id: customerId,
          rights: ['ORDER', 'SEE_PRICES', 'INVOICES'],
        })),
      )
      .execute();
    await queries
      .insertInto('user_mail')
      .values({
        tenant: 'AZ',
        user_id: `id-${userName}`,
        kind: 'ORDER',
        mail: `order-${mark}@kitchen.example`,
      })
      .execute();
    await seedCategories(queries, [
      { id: categoryId, name: `Kategorie ${mark}`, english: `Category ${mark}`, path: [categoryId] },
    ]);
    await queries
      .insertInto('supplier')
      .values({ tenant: 'AZ', id: supplierId, name: `Lieferant ${mark}`, doc: '{}' })
      .execute();
    await plantProducts(
      queries,
      skus.map((sku, index) =>
        shelfProduct({
          sku,
          name: `Bergkäse ${mark} ${index + 1}`,
          english: { name: `Mountain cheese ${mark} ${index + 1}` },
          categoryId,
          categoryIds: [categoryId],
          brand: `Marke ${mark}`,
          variantGroup: `v${mark}`,
          recommendedSkus: skus.filter((other) => other !== sku),
          hasSafetyDatasheet: true,
          isPromotedForCart: true,
          doc: { supplierId, isAvailableForEssence: true, crossTenantProductId: `x${sku}` },
          details: { usageNote: `Gekühlt servieren ${mark}` },
        }),
      ),
    );
    await sql`update article set gtins = array[${gtin}] where tenant = 'AZ' and sku = ${skus[0]}`.execute(
      queries,
    );
    await queries
      .insertInto('essence_item')
      .values(
        ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10'].map((bought_on) => ({
          tenant: 'AZ',
          customer_id: customerId,
          sku: skus[0],
          bought_on,
          quantity: '6',
          unit: 'ST',
        })),
      )
      .execute();
    await queries
      .insertInto('essence_visibility')
      .values({ tenant: 'AZ', customer_id: customerId, sku: skus[0], is_visible: true })
      .execute();
    await seedNotifications(queries, mark);
    await seedPapers(queries, { mark, customerId, userId: `id-${userName}` });
    await seedStandingOrder(queries, { mark, customerId, userId: `id-${userName}`, sku: skus[0] });
    await seedInventories(queries, { mark, customerId, sku: skus[0] });
    await seedFair(
      queries,
      {
        id: fairId,
        isActive: true,
        globalDiscountFactor: '0.97',
        billingTime: 'DELIVERY_TIME',
        orderHistoryAggregationRange: { start: '2026-01-01', end: '2099-12-31' },
      },
      ['AZ'],
    );
    return seedContent(queries, { mark, categoryId, fairId });
  });
  return {
    mark,
    userName,
    blindUserName,
    colleagueName,
    customerId,
    addressId,
    skus,
    gtin,
    categoryId,
    supplierId,
    contactKey: `p${mark}`,
    pageSlug: `page/${mark}`,
    jobSlug: `job-${mark}`,
    pageId,
    fairId,
  };
};
