import {
  notificationPageSchema,
  orderSchema,
  type Order,
  type OrderLineChange,
} from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../db';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  seedShelf,
  seedTestBuyer,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../../testing';
import { orderNotice } from './order-notice';

describe.each(stores)('what others are told of an order on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let stranger: SeededOrderer;
  let alone: SeededOrderer;
  let skus: readonly [string, string, string];

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
    [who, stranger, alone] = await store.asSystem(async (queries) => [
      await seedTestBuyer(queries),
      await seedTestBuyer(queries),
      await seedTestBuyer(queries),
    ]);
    await store.asSystem((queries) =>
      queries.deleteFrom('assignment').where('user_id', '=', alone.colleagueId).execute(),
    );
    const [one = '', two = '', three = ''] = await store.asSystem((queries) => seedShelf(queries, 3));
    skus = [one, two, three];
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const colleague = () => ({ ...who, userId: who.colleagueId });
  const as = (userId: string) => ({ userId, tenant: 'AZ' });
  const ordered = async (orderer = who): Promise<Order> => {
    const actor = orderingActor(shop, orderer);
    await actor.put(skus, { amount: 2 });
    return actor.order();
  };
  const where = ({ id }: Order, { customerId } = who) => ({ tenant: 'AZ', customerId, orderId: id }) as const;
  const to = (sku: string, amount: number) => ({ sku, amount, unitAbbreviation: 'ST' });
  const change = async (order: Order, lines: readonly OrderLineChange[], orderer = who): Promise<Order> => {
    const { body } = await shop.call(
      'changeOrder',
      { ...where(order, orderer), change: { seenRevision: order.revision ?? 1, lines } },
      as(orderer.userId),
    );
    return orderSchema.parse(body);
  };
  const cancel = async (order: Order): Promise<Order> => {
    const cancellation = { seenRevision: order.revision ?? 1 };
    const { body } = await shop.call('cancelOrder', { ...where(order), cancellation }, as(who.userId));
    return orderSchema.parse(body);
  };
  const told = async (
    { userId, customerId }: Pick<SeededOrderer, 'userId' | 'customerId'>,
    { id }: Order,
  ) => {
    const { body } = await shop.call(
      'getNotifications',
      { tenant: 'AZ', customerId, pageIndex: 0 },
      as(userId),
    );
    return notificationPageSchema
      .parse(body)
      .notifications.filter(({ attachedUrl }) => attachedUrl?.url === `/my/orders/detail/${id}`)
      .map(({ subject, content, unread, notificationType }) => ({
        subject,
        content: content.replaceAll('\u{a0}', ' '),
        unread,
        type: notificationType.id,
      }));
  };

  it('ORD-2: a colleague reads what was changed and by whom; who changed it has read it; nobody else is told', async () => {
    const order = await ordered();
    expect(await told(colleague(), order)).toEqual([]);
    const changed = await change(order, [to(skus[0], 5), to(skus[1], 0)]);
    const [notice, ...others] = await told(colleague(), order);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      type: 'ORDER',
      unread: true,
      subject: `Bestellung ${order.number ?? ''} geändert`,
    });
    const names = order.orderItems.map(({ name }) => name);
    expect(notice?.content).toContain(`${names[0] ?? ''}: 2 ST → 5 ST`);
    expect(notice?.content).toContain(`Entfernt: ${names[1] ?? ''}, 2 ST`);
    expect(notice?.content).not.toContain(names[2]);
    expect(notice?.content).not.toContain('€');
    expect(await told(who, order)).toEqual([{ ...notice, unread: false }]);
    expect(await told(stranger, order)).toEqual([]);
    // What changes nothing is not told.
    await change(changed, [to(skus[0], 5)]);
    expect(await told(colleague(), order)).toHaveLength(1);
  });

  it('a cancellation is told, and that it was taken back', async () => {
    const order = await ordered();
    const cancelled = await cancel(order);
    await cancel(cancelled);
    await shop.call(
      'restoreOrder',
      { ...where(order), restoration: { seenRevision: cancelled.revision ?? 2 } },
      as(who.userId),
    );
    const subjects = (await told(colleague(), order)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects).toEqual(
      expect.arrayContaining([
        `Bestellung ${order.number ?? ''} storniert`,
        `Bestellung ${order.number ?? ''} gilt wieder`,
      ]),
    );
  });

  it('who acts for a customer alone is told nothing', async () => {
    const order = await ordered(alone);
    await change(order, [to(skus[0], 5)], alone);
    expect(await told(alone, order)).toEqual([]);
  });

  it('of a long change the first lines are named, the others counted, in both languages', async () => {
    const order = await ordered();
    const item = order.orderItems[0];
    if (item === undefined) throw new Error('The order has a line');
    const items = Array.from({ length: 12 }, (_, index) => ({ ...item, productSku: `x${index}` }));
    const revision = { before: { ...order, orderItems: [] }, order: { ...order, orderItems: items } };
    const notice = { ...revision, event: 'CHANGED', userName: 'Anna' } as const;
    expect(orderNotice(notice, 'de-AT').content.split('\n\n')).toHaveLength(1 + 8 + 1);
    expect(orderNotice(notice, 'de-AT').content).toMatch(/und 4 weitere Positionen$/);
    const same = { ...notice, before: revision.order };
    expect(orderNotice(same, 'de-AT').content).toBe(
      'Anna hat Angaben zur Bestellung geändert. Artikel und Mengen bleiben.',
    );
    expect(orderNotice(notice, 'en-GB').content).toMatch(/^Anna changed the order.*and 4 more lines$/s);
  });
});
