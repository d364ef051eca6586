import { contract } from '@gastroshop/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  createTestApp,
  seedAssignment,
  seedExceptions,
  seedFair,
  seedRecord,
  seedUsers,
  stores,
  type TestApp,
} from '../../testing';
import { deliveryTerms } from './delivery-terms';

/** Wednesday, 15:00 in Vienna. */
const NOW = new Date('2026-11-25T14:00:00Z');
const THURSDAY = { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' };
const MONDAY = { id: 'B', day: 1, lastOrderDay: 5, lastOrderTime: '12:00' };
const FROZEN = { id: 'F', day: 2, lastOrderDay: 1 };

describe.each(stores)('the record of a customer on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const id = randomUUID();
  const name = `Gasthof ${randomUUID()}`;
  const street = `Dorfplatz ${randomUUID()}`;
  const anna = { userId: randomUUID(), tenant: 'AZ' };
  const args = { tenant: 'AZ', customerId: id };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, { now: () => NOW });
    await store.asSystem(async (queries) => {
      await seedUsers(queries, [{ id: anna.userId, userName: 'az111111', email: 'anna@example.at' }]);
      await seedRecord(queries, {
        id,
        displayName: name,
        lastOrderTime: '17:30',
        hasBestFriendUser: true,
        isRestricted: true,
        address: { street, city: 'Zell' },
        deliveryAddresses: [
          { externalId: 'z', street: 'First', unloadingAreas: ['Küche'] },
          { externalId: 'a', street: 'Second' },
        ],
        slots: [THURSDAY, MONDAY],
        alternativeSlots: [FROZEN],
        exceptions: [{ date: '2026-12-24', closed: false }],
      });
      await seedRecord(queries, {
        id: `${id}-other`,
        invoiceAddress: { lastName: 'Huber', street: 'Bank 1' },
      });
      await queries
        .insertInto('assortment_entry')
        .values({ tenant: 'AZ', customer_id: id, sku: '4711' })
        .execute();
      // A foreign customer of the same number, which nothing of may show.
      await seedRecord(queries, {
        tenant: 'GM',
        id,
        displayName: 'Foreign',
        slots: [{ ...MONDAY, id: 'X' }],
      });
      await seedAssignment(queries, id, [anna.userId, 'never-signed-in']);
      await seedAssignment(queries, `${id}-other`, [anna.userId]);
      await seedExceptions(queries, { tenant: 'AZ', customerId: '' }, [
        { date: '2026-10-26', closed: true },
        { date: '2026-11-30', closed: true, replacedBy: '2026-12-01' },
        { date: '2026-12-24', closed: true },
      ]);
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('holds what was stored, days of both tours by the domain, and the exceptions that count', async () => {
    const { status, body } = await shop.call('getCustomer', args, anna);
    expect(status).toBe(200);
    expect(contract.getCustomer.answer.parse(body)).toMatchObject({
      id: `AZ-${id}`,
      customerId: id,
      tenant: 'AZ',
      displayName: name,
      customerAddress: { street },
      priceLists: ['PL1'],
      deliveryAddresses: [{ externalId: 'z', unloadingAreas: ['Küche'] }, { externalId: 'a' }],
      deliverySlots: [THURSDAY, MONDAY],
      alternativeTourDeliverySlots: [FROZEN],
      lastOrderTime: '17:30',
      hasCatalogRestriction: true,
      reachedSubshopOrderLimit: false,
      assignedUsers: [
        {
          userId: anna.userId,
          userName: 'az111111',
          email: 'anna@example.at',
          isEnabled: true,
          rights: ['ORDER', 'INVOICES'],
        },
        { userId: 'never-signed-in', userName: 'never-signed-in' },
      ],
      deliveryExceptions: [{ date: '2026-11-30' }, { date: '2026-12-24', closed: false }],
      upcomingDays: [
        '2026-11-26',
        '2026-12-01',
        '2026-12-03',
        '2026-12-07',
        '2026-12-08',
        '2026-12-10',
        '2026-12-14',
        '2026-12-15',
        '2026-12-17',
        '2026-12-21',
        '2026-12-22',
      ],
    });
  });

  it('gives the domain what deliveries follow from, the tenant’s exceptions apart', async () => {
    const terms = await store.inScope({ tenant: 'AZ', customerId: id }, (queries) =>
      deliveryTerms(queries, 'AZ', id),
    );
    expect(terms).toEqual({
      deliverySlots: [THURSDAY, MONDAY],
      alternativeTourDeliverySlots: [FROZEN],
      lastOrderTime: '17:30',
      tenantExceptions: [
        { date: '2026-10-26', closed: true },
        { date: '2026-11-30', closed: true, replacedBy: '2026-12-01' },
        { date: '2026-12-24', closed: true },
      ],
      customerExceptions: [{ date: '2026-12-24', closed: false }],
    });
  });

  it('CHK-2: says that the order limit of every active fair is reached, by the orders of the sub-shop alone', async () => {
    await store.asSystem((queries) =>
      seedFair(queries, { id: `F-${id}`, isActive: true, maxOrdersPerCustomer: 2 }, ['AZ']),
    );
    await store.asSystem((queries) => seedFair(queries, { id: `G-${id}`, isActive: true }, ['GM']));
    const order = async (source: 'WEBSHOP' | 'SUBSHOP', customerId = id) => {
      await store.asSystem((queries) =>
        queries
          .insertInto('customer_order')
          .values({
            tenant: 'AZ',
            id: randomUUID(),
            number: randomUUID(),
            customer_id: customerId,
            source,
            fair_id: `F-${id}`,
            created_at: NOW,
            delivery_address_text: '',
            positions: 1,
            status: 'RECEIVED',
            doc: '{}',
          })
          .execute(),
      );
      const { body } = await shop.call('getCustomer', args, anna);
      return contract.getCustomer.answer.parse(body).reachedSubshopOrderLimit;
    };
    expect(await order('SUBSHOP')).toBe(false);
    expect(await order('WEBSHOP')).toBe(false);
    expect(await order('SUBSHOP', `${id}-other`)).toBe(false);
    expect(await order('SUBSHOP')).toBe(true);
  });

  it('is answered in parts too', async () => {
    const part = async (
      call: 'getDeliveryAddresses' | 'getDeliverySlots' | 'getProductRestriction' | 'checkBestFriendUser',
    ) => (await shop.call(call, args, anna)).body;
    expect(await part('getDeliveryAddresses')).toMatchObject([
      { street: 'First', tenant: 'AZ' },
      { street: 'Second' },
    ]);
    expect(await part('getDeliverySlots')).toEqual([THURSDAY, MONDAY]);
    expect(await part('getProductRestriction')).toEqual({ restricted: true, whitelistedSkus: ['4711'] });
    expect(await part('checkBestFriendUser')).toBe(true);
  });

  it('sends invoices to their own address, else to the customer', async () => {
    const of = async (customerId: string) =>
      (await shop.call('getInvoiceAddress', { ...args, customerId }, anna)).body;
    expect(await of(id)).toEqual({ customerId: id, tenant: 'AZ', street, city: 'Zell' });
    expect(await of(`${id}-other`)).toMatchObject({
      customerId: `${id}-other`,
      lastName: 'Huber',
      street: 'Bank 1',
    });
  });

  it('has no restriction where there is none', async () => {
    const { body } = await shop.call('getProductRestriction', { ...args, customerId: `${id}-other` }, anna);
    expect(body).toEqual({ restricted: false, whitelistedSkus: [] });
  });

  it('is refused to everybody else, a foreign customer like an unknown one', async () => {
    const bea = { userId: 'bea', tenant: 'AZ' };
    for (const call of [
      'getCustomer',
      'getDeliveryAddresses',
      'getInvoiceAddress',
      'checkBestFriendUser',
    ] as const) {
      const foreign = await shop.call(call, args, bea);
      const unknown = await shop.call(call, { ...args, customerId: 'nobody' }, bea);
      expect(foreign.status).toBe(403);
      expect(unknown.bytes.equals(foreign.bytes)).toBe(true);
      expect((await shop.call(call, { ...args, tenant: 'GM' }, anna)).status).toBe(403);
      expect((await shop.call(call, args)).status).toBe(401);
    }
  });
});
