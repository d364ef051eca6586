import { orderSchema } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { DEFAULT_LIMITS } from '../../http';
import {
  createTestApp,
  createFakeClock,
  orderingActor,
  seedTestBuyer,
  seedShelf,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

const addresses = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, index) => `gast${from + index}@post.at`);

describe.each(stores)('CHK-1, T28: whom a confirmation goes to, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  const clock = createFakeClock();
  let sku: string;

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock, {
      limits: {
        ...DEFAULT_LIMITS,
        userAddresses: { max: 25, seconds: 3_600 },
        customerAddresses: { max: 40, seconds: 3_600 },
      },
    });
    [sku = ''] = await store.asSystem((queries) => seedShelf(queries, 1));
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const orderer = () => store.asSystem((queries) => seedTestBuyer(queries));
  const keepOwn = ({ userId }: SeededOrderer, mails: readonly string[]) =>
    store.asSystem((queries) =>
      queries
        .insertInto('user_mail')
        .values(mails.map((mail) => ({ tenant: 'AZ', user_id: userId, kind: 'ORDER' as const, mail })))
        .execute(),
    );
  const order = async (who: SeededOrderer, mails: readonly string[], userId = who.userId) => {
    const actor = orderingActor(shop, { ...who, userId });
    await actor.put([sku]);
    return actor.submit({ confirmationMailAdresses: mails }, undefined);
  };
  const waitingMails = async ({ customerId }: SeededOrderer): Promise<number> => {
    const { rows } = await store.asSystem((queries) =>
      sql<{ count: number }>`select count(*)::integer as count from jobs.job
        where name = 'confirmation-mail' and data->>'customerId' = ${customerId}`.execute(queries),
    );
    return rows[0]?.count ?? 0;
  };

  it.each([
    [11, 0],
    [300, 0],
    [10, 1],
    [1, 10],
    [6, 5],
  ])(
    '%i addresses beside %i of their own are refused at the field, and nothing is ordered',
    async (typed, own) => {
      const who = await orderer();
      if (own > 0) await keepOwn(who, addresses(own, 1_000));
      const refused = await order(who, addresses(typed));
      expect(refused).toMatchObject({
        status: 422,
        body: {
          code: 'invalid-request',
          errors: [{ field: expect.stringMatching(/^(?:body\.)?confirmationMailAdresses/) as unknown }],
        },
      });
      expect(await waitingMails(who)).toBe(0);
    },
  );

  it.each([
    [10, 0],
    [0, 10],
    [4, 6],
  ])('%i beside %i are written to', async (typed, own) => {
    const who = await orderer();
    if (own > 0) await keepOwn(who, addresses(own, 1_000));
    expect(await order(who, addresses(typed))).toMatchObject({ status: 200 });
    expect(await waitingMails(who)).toBe(10);
  });

  it('the same address twice counts once, and of too many own ones from before the first ten are written to', async () => {
    const who = await orderer();
    await keepOwn(who, addresses(12, 1_000));
    expect(await order(who, [])).toMatchObject({ status: 200 });
    expect(await waitingMails(who)).toBe(10);
    const other = await orderer();
    await keepOwn(other, addresses(10));
    expect(await order(other, ['GAST0@post.at'])).toMatchObject({ status: 200 });
    expect(await waitingMails(other)).toBe(10);
  });

  it('a user has a budget of addresses, not of orders; without any one orders on', async () => {
    const who = await orderer();
    for (let times = 0; times < 2; times += 1)
      expect(await order(who, addresses(10))).toMatchObject({ status: 200 });
    const refused = await order(who, addresses(6));
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests', field: 'confirmationMailAdresses' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    // Nothing of what was refused is taken from the budget.
    expect(await order(who, addresses(5))).toMatchObject({ status: 200 });
    expect(await order(who, addresses(1))).toMatchObject({ status: 429 });
    expect(await order(who, [])).toMatchObject({ status: 200 });
    expect(await waitingMails(who)).toBe(25);
    expect(await order(await orderer(), addresses(10))).toMatchObject({ status: 200 });
  });

  it('a customer has one as well, whoever of its users orders', async () => {
    const who = await orderer();
    for (let times = 0; times < 2; times += 1)
      for (const userId of [who.userId, who.colleagueId])
        expect(await order(who, addresses(10), userId)).toMatchObject({ status: 200 });
    expect(await order(who, addresses(1))).toMatchObject({ status: 429 });
    expect(await order(who, addresses(1), who.colleagueId)).toMatchObject({ status: 429 });
    expect(await waitingMails(who)).toBe(40);
    const { rows } = await store.asSystem((queries) =>
      sql<{ turn: number }>`select -priority as turn from jobs.job
        where name = 'confirmation-mail' and data->>'customerId' = ${who.customerId} order by 1`.execute(
        queries,
      ),
    );
    // Each has a turn of its own: forty mails wait behind each other, not before everybody else's.
    expect(rows.map(({ turn }) => turn)).toEqual(Array.from({ length: 40 }, (_none, turn) => turn));
  });

  it('each revision of an order writes from the same budget, and above it is stored without a mail', async () => {
    const who = await orderer();
    const as = { userId: who.userId, tenant: 'AZ' };
    const taken = await order(who, addresses(10));
    const { id } = orderSchema.parse(taken.body);
    const where = { tenant: 'AZ', customerId: who.customerId, orderId: id } as const;
    const steps = [
      () =>
        shop.call(
          'changeOrder',
          { ...where, change: { seenRevision: 1, lines: [{ sku, amount: 2, unitAbbreviation: 'ST' }] } },
          as,
        ),
      () => shop.call('cancelOrder', { ...where, cancellation: { seenRevision: 2 } }, as),
      () => shop.call('restoreOrder', { ...where, restoration: { seenRevision: 3 } }, as),
    ];
    const mails: number[] = [];
    for (const step of steps) {
      expect(await step()).toMatchObject({ status: 200 });
      mails.push(await waitingMails(who));
    }
    expect(mails).toEqual([20, 20, 20]);
    expect(await order(who, addresses(6))).toMatchObject({ status: 429 });
  });

  it('labels write from the same budget', async () => {
    const who = await orderer();
    const as = { userId: who.userId, tenant: 'AZ' };
    await store.asSystem((queries) =>
      queries
        .insertInto('user_mail')
        .values(
          addresses(12).map((mail) => ({ tenant: 'AZ', user_id: who.userId, kind: 'LABEL' as const, mail })),
        )
        .execute(),
    );
    const label = () =>
      shop.call('emailLabels', { tenant: 'AZ', customerId: who.customerId, pairs: [{ sku, amount: 1 }] }, as);
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await label()).status);
    expect(statuses).toEqual([204, 204, 429]);
    const { rows } = await store.asSystem((queries) =>
      sql<{ count: number }>`select count(*)::integer as count from jobs.job
        where name = 'label-mail' and data->>'customerId' = ${who.customerId}`.execute(queries),
    );
    expect(rows).toEqual([{ count: 20 }]);
  });
});
