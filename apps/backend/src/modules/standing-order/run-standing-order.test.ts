import {
  standingOccurrenceSchema,
  standingOrderSchema,
  type InventoryBody,
  type Order,
  type StandingOrderStart,
} from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../db';
import {
  createFakeClock,
  createTestApp,
  plantProducts,
  seedTestBuyer,
  shelfProduct,
  stores,
  TEST_NOW,
  type SeededOrderer,
  type TestApp,
} from '../../testing';
import { enqueueDueStandingOrders } from './due-standing-orders';
import { runStandingOrder, type StandingOrderRun } from './run-standing-order';

/** For Thursday, 26 November: ordered at 15:30 in Vienna, deadline 16:00. */
const BEFORE = new Date('2026-11-25T14:29:59Z');
const DUE = new Date('2026-11-25T14:30:00Z');
const LATE_START = new Date('2026-11-25T14:59:59Z');
const DEADLINE = new Date('2026-11-25T15:00:00Z');
const START: StandingOrderStart = {
  name: 'Milch',
  rhythm: { kind: 'WEEKDAYS', days: [4] },
  from: '2026-11-25',
  mode: 'SUBMIT_AT_DEADLINE',
  closedDays: 'EARLIER',
  guards: { priceRisePercent: 10, sumPercent: 15, missing: 'SKIP_LINE' },
};

describe.each(stores)('standing orders whose time has come, on %s', (engine, open) => {
  let store: Store;
  let shop: TestApp;
  const clock = createFakeClock();

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  /** A customer with a standing order of two articles of its own. */
  const setUp = async (more: Partial<StandingOrderStart> = {}, par?: number) => {
    clock.moveTo(TEST_NOW);
    const products = ['Vollmilch', 'Obers'].map((name) =>
      shelfProduct({ name, prices: [{ type: 'LIST', rawValueString: '10.00', minQuantity: 0 }] }),
    );
    const skus = products.map(({ sku }) => sku);
    const who = await store.asSystem(async (queries) => {
      await plantProducts(queries, products);
      return seedTestBuyer(queries);
    });
    const lines = skus.map((sku) => ({
      sku,
      unitAbbreviation: 'ST',
      amount: 4,
      ...(par !== undefined && { par }),
    }));
    const answer = await shop.call(
      'createStandingOrder',
      { tenant: 'AZ', customerId: who.customerId, body: { ...START, ...more, lines } },
      { userId: who.userId, tenant: 'AZ' },
    );
    const { id } = standingOrderSchema.parse(answer.body);
    return { who, skus, job: { tenant: 'AZ', customerId: who.customerId, standingOrderId: id } };
  };
  type SetUp = Awaited<ReturnType<typeof setUp>>;

  const runAt = (at: Date, { job }: SetUp, more: Partial<StandingOrderRun> = {}) => {
    clock.moveTo(at);
    return runStandingOrder(store, { graceMinutes: 30, clock: () => at, ...more })(job);
  };
  const ordersOf = async ({ customerId }: SeededOrderer) => {
    const { rows } = await store.asSystem((queries) =>
      sql<{ id: string; day: string; net: string; user: string | null; name: string }>`
        select id, delivery_date as day, net, user_id as "user", user_name as name from customer_order
        where customer_id = ${customerId}`.execute(queries),
    );
    return rows;
  };
  const noticesOf = async ({ customerId }: SeededOrderer) => {
    const { rows } = await store.asSystem((queries) =>
      sql<{ subject: string; urgent: boolean }>`
        select doc->'de-AT'->>'subject' as subject, is_important as urgent from notification
        where ${customerId} = any(target_customers) order by published_at, id`.execute(queries),
    );
    return rows.map(({ subject, urgent }) => `${subject}${urgent ? ' !' : ''}`);
  };
  const nextCheck = async ({ job }: SetUp) => {
    const row = await store.asSystem((queries) =>
      queries
        .selectFrom('standing_order')
        .select('next_check_at')
        .where('id', '=', job.standingOrderId)
        .executeTakeFirstOrThrow(),
    );
    return row.next_check_at?.toISOString();
  };
  const setPrice = (sku: string, price: string) =>
    store.asSystem((queries) =>
      sql`update article_price set price = jsonb_set(price, '{rawValueString}', to_jsonb(${price}::text))
        where sku = ${sku}`.execute(queries),
    );

  it('STD-7: are ordered half an hour before the deadline, once, with the prices of the day', async () => {
    const set = await setUp();
    await runAt(BEFORE, set);
    expect(await ordersOf(set.who)).toEqual([]);
    expect(await nextCheck(set)).toBe(DUE.toISOString());
    await runAt(DUE, set);
    await runAt(DUE, set);
    await runAt(LATE_START, set);
    expect(await ordersOf(set.who)).toMatchObject([
      { day: '2026-11-26', net: '80.00', user: set.who.userId },
    ]);
    expect(await noticesOf(set.who)).toEqual(['Milch für Do, 26. Nov. ist bestellt']);
  });

  it('are not ordered by a shop that does without them, though they wait already, and stay due', async () => {
    const set = await setUp();
    await store.asSystem((queries) =>
      sql`insert into tenant_setting (scope, doc) values ('AZ', '{"features": ["LABELS"]}')`.execute(queries),
    );
    const due = await nextCheck(set);
    await runAt(DUE, set);
    expect(await ordersOf(set.who)).toEqual([]);
    expect(await nextCheck(set)).toBe(due);
    await store.asSystem((queries) => queries.deleteFrom('tenant_setting').execute());
    await runAt(DUE, set);
    expect(await ordersOf(set.who)).toHaveLength(1);
  });

  it('STD-7: of a node that starts late are ordered until the deadline, and after it never, which is told', async () => {
    const late = await setUp();
    await runAt(LATE_START, late);
    expect(await ordersOf(late.who)).toHaveLength(1);
    const tooLate = await setUp();
    await runAt(DEADLINE, tooLate);
    await runAt(new Date(DEADLINE.getTime() + 60_000), tooLate);
    expect(await ordersOf(tooLate.who)).toEqual([]);
    expect(await noticesOf(tooLate.who)).toEqual(['Milch für Do, 26. Nov. wurde nicht bestellt !']);
  });

  it('STD-6: never go out above the guard without an answer, and go on from the price that was taken', async () => {
    const set = await setUp();
    const [sku = ''] = set.skus;
    await setPrice(sku, '11.10');
    await runAt(BEFORE, set);
    await runAt(DUE, set);
    await runAt(LATE_START, set);
    expect(await ordersOf(set.who)).toEqual([]);
    expect(await noticesOf(set.who)).toEqual(['Milch für Do, 26. Nov. wartet auf Sie !']);
    const answer = await shop.call(
      'submitOccurrence',
      { ...set.job, date: '2026-11-26', submission: {} },
      { userId: set.who.userId, tenant: 'AZ' },
    );
    expect(answer.body).toMatchObject({ state: 'ORDERED', net: '84.40' });
    await runAt(new Date('2026-12-02T14:30:00Z'), set);
    expect((await ordersOf(set.who)).map(({ day }) => day).toSorted()).toEqual(['2026-11-26', '2026-12-03']);
  });

  it('are not sent where nobody has answered', async () => {
    const set = await setUp();
    await setPrice(set.skus[0] ?? '', '20.00');
    await runAt(DUE, set);
    await runAt(DEADLINE, set);
    expect(await ordersOf(set.who)).toEqual([]);
    expect((await noticesOf(set.who)).toSorted()).toEqual([
      'Milch für Do, 26. Nov. wartet auf Sie !',
      'Milch für Do, 26. Nov. wurde nicht bestellt !',
    ]);
  });

  it('STD-11: say a day and two hours before that they will be ordered, once each, or as chosen', async () => {
    const thursdays = (more: Partial<StandingOrderStart> = {}) =>
      setUp({ from: '2026-12-03', rhythm: { kind: 'WEEKDAYS', days: [4] }, ...more });
    const set = await thursdays();
    await runAt(new Date('2026-12-01T14:29:00Z'), set);
    expect(await nextCheck(set)).toBe('2026-12-01T14:30:00.000Z');
    await runAt(new Date('2026-12-01T14:30:00Z'), set);
    await runAt(new Date('2026-12-01T16:00:00Z'), set);
    expect(await noticesOf(set.who)).toEqual(['Milch für Do, 3. Dez. wird Mi, 2. Dez., 15:30 abgeschickt']);
    await runAt(new Date('2026-12-02T12:00:00Z'), set);
    expect(await nextCheck(set)).toBe('2026-12-02T12:30:00.000Z');
    await runAt(new Date('2026-12-02T12:30:00Z'), set);
    await runAt(new Date('2026-12-02T14:30:00Z'), set);
    expect((await noticesOf(set.who)).toSorted()).toEqual([
      'Milch für Do, 3. Dez. ist bestellt',
      'Milch für Do, 3. Dez. wird Mi, 2. Dez., 15:30 abgeschickt',
      'Milch für Do, 3. Dez. wird Mi, 2. Dez., 15:30 abgeschickt',
    ]);
    const quiet = await thursdays({ remindHours: [] });
    await runAt(new Date('2026-12-02T12:30:00Z'), quiet);
    expect(await noticesOf(quiet.who)).toEqual([]);
  });

  it('only remind where they are told to', async () => {
    const set = await setUp({ mode: 'REMIND_ONLY' });
    await runAt(new Date('2026-11-25T12:00:00Z'), set);
    await runAt(new Date('2026-11-25T13:00:00Z'), set);
    await runAt(LATE_START, set);
    await runAt(DEADLINE, set);
    expect(await ordersOf(set.who)).toEqual([]);
    expect(await noticesOf(set.who)).toEqual([
      'Milch für Do, 26. Nov.: jetzt bestellen?',
      'Milch für Do, 26. Nov.: jetzt bestellen?',
    ]);
  });

  it('leave out what was skipped and what falls into a pause', async () => {
    const skipped = await setUp();
    const as = { userId: skipped.who.userId, tenant: 'AZ' };
    await shop.call('skipOccurrence', { ...skipped.job, date: '2026-11-26' }, as);
    await runAt(DUE, skipped);
    await runAt(DEADLINE, skipped);
    const paused = await setUp();
    await shop.call(
      'pauseStandingOrder',
      { ...paused.job, pause: { until: '2026-12-03' } },
      {
        userId: paused.who.userId,
        tenant: 'AZ',
      },
    );
    await runAt(DUE, paused);
    expect([await ordersOf(skipped.who), await ordersOf(paused.who)]).toEqual([[], []]);
    expect(await noticesOf(skipped.who)).toEqual([]);
    // The first day after the pause has its deadline in it.
    await runAt(new Date('2026-12-02T14:30:00Z'), paused);
    expect(await ordersOf(paused.who)).toMatchObject([{ day: '2026-12-03' }]);
  });

  it('STD-9: are ordered with the lines of that one time, and the next time as always', async () => {
    const set = await setUp();
    const [milk = ''] = set.skus;
    const as = { userId: set.who.userId, tenant: 'AZ' };
    const body = { lines: [{ sku: milk, unitAbbreviation: 'ST', amount: 6 }] };
    await shop.call('putOccurrenceLines', { ...set.job, date: '2026-11-26', body }, as);
    await runAt(DUE, set);
    await runAt(new Date('2026-12-02T14:30:00Z'), set);
    const orders = await ordersOf(set.who);
    expect(orders.map(({ day, net }) => [day, net]).toSorted()).toEqual([
      ['2026-11-26', '60.00'],
      ['2026-12-03', '80.00'],
    ]);
  });

  describe('STD-14: fill stocks up', () => {
    /** Counts pieces of the two articles. */
    const count = (
      set: SetUp,
      at: Date,
      quantities: readonly number[],
      more: Partial<InventoryBody> = {},
    ) => {
      clock.moveTo(at);
      const body = {
        inventoryItems: quantities.map((capturedQuantity, index) => ({
          productSku: set.skus[index] ?? '',
          capturedQuantity,
          capturedUnit: 'ST',
          unitRatio: 1,
        })),
        nonWebshopInventoryItems: [],
        ...more,
      };
      const where = { tenant: 'AZ', customerId: set.who.customerId };
      return shop.call('createInventory', { ...where, body }, { userId: set.who.userId, tenant: 'AZ' });
    };
    const next = async ({ who, job }: SetUp) => {
      const answer = await shop.call(
        'getStandingOrderOccurrences',
        { ...job, count: 1 },
        { userId: who.userId, tenant: 'AZ' },
      );
      return standingOccurrenceSchema.parse(z.array(z.unknown()).parse(answer.body)[0]);
    };
    const linesOf = async ({ who }: SetUp) => {
      const { rows } = await store.asSystem((queries) =>
        sql<{ doc: Order }>`select doc from customer_order where customer_id = ${who.customerId}`.execute(
          queries,
        ),
      );
      return rows.flatMap(({ doc }) => doc.orderItems.map(({ productSku, amount }) => [productSku, amount]));
    };
    const TUESDAY = new Date('2026-11-24T18:00:00Z');

    it('from the last count, and leave out what is there', async () => {
      const set = await setUp({}, 6);
      const [milk = '', cream = ''] = set.skus;
      await count(set, TUESDAY, [5, 0]);
      await count(set, BEFORE, [1, 10]);
      clock.moveTo(BEFORE);
      expect(await next(set)).toMatchObject({
        state: 'PLANNED',
        positions: 1,
        net: '50.00',
        filledUp: [
          { sku: milk, unitAbbreviation: 'ST', par: 6, amount: 5 },
          { sku: cream, unitAbbreviation: 'ST', par: 6, amount: 0 },
        ],
      });
      await runAt(DUE, set);
      expect(await linesOf(set)).toEqual([[milk, 5]]);
      expect(await noticesOf(set.who)).toEqual(['Milch für Do, 26. Nov. ist bestellt']);
      // A dearer amount is not a dearer price: nothing is asked the next time.
      await count(set, new Date('2026-12-02T10:00:00Z'), [0, 0]);
      await runAt(new Date('2026-12-02T14:30:00Z'), set);
      expect((await linesOf(set)).slice(1)).toEqual([
        [milk, 6],
        [cream, 6],
      ]);
    });

    it('ask where nobody has counted for two days, are ordered once somebody counts, or in the usual amounts if told so', async () => {
      const set = await setUp({}, 6);
      const old = new Date(DUE.getTime() - 48 * 3_600_000 - 1000);
      await count(set, old, [0, 0]);
      await runAt(DUE, set);
      expect(await ordersOf(set.who)).toEqual([]);
      expect((await next(set)).questions.map(({ kind }) => kind)).toEqual(['NOT_COUNTED', 'NOT_COUNTED']);
      await count(set, new Date(DUE.getTime() + 60_000), [2, 2]);
      await runAt(LATE_START, set);
      expect((await linesOf(set)).map(([, amount]) => amount)).toEqual([4, 4]);
      const told = await setUp({}, 6);
      clock.moveTo(DUE);
      await shop.call(
        'submitOccurrence',
        { ...told.job, date: '2026-11-26', submission: {} },
        { userId: told.who.userId, tenant: 'AZ' },
      );
      expect((await linesOf(told)).map(([, amount]) => amount)).toEqual([4, 4]);
    });

    it('ask nothing of what is still too far ahead to be counted', async () => {
      const set = await setUp({ from: '2026-12-03' }, 6);
      expect(await next(set)).toMatchObject({ date: '2026-12-03', state: 'PLANNED', net: '80.00' });
    });

    it('with nothing where there is enough of everything, which is told, until somebody counts again', async () => {
      const set = await setUp({}, 6);
      await count(set, BEFORE, [6, 7]);
      await runAt(DUE, set);
      await runAt(LATE_START, set);
      expect(await nextCheck(set)).toBe(DEADLINE.toISOString());
      expect(await next(set)).toMatchObject({ state: 'PLANNED', positions: 0, net: '0.00', questions: [] });
      await runAt(DEADLINE, set);
      expect(await ordersOf(set.who)).toEqual([]);
      expect(await noticesOf(set.who)).toEqual(['Für Do, 26. Nov. ist genug da']);
      const recounted = await setUp({}, 6);
      await count(recounted, BEFORE, [6, 7]);
      await runAt(DUE, recounted);
      expect(await nextCheck(recounted)).toBe('2026-11-25T14:33:00.000Z');
      await count(recounted, DUE, [6, 5]);
      await runAt(new Date('2026-11-25T14:33:00Z'), recounted);
      expect(await linesOf(recounted)).toEqual([[recounted.skus[1], 1]]);
    });

    it('without what was ordered for until then, and with one place added to the other', async () => {
      const set = await setUp({}, 20);
      const [milk = '', cream = ''] = set.skus;
      const as = { userId: set.who.userId, tenant: 'AZ' };
      await count(set, TUESDAY, [9, 2], { unloadingArea: 'Keller' });
      await count(set, TUESDAY, [1], { unloadingArea: 'Bar' });
      await count(set, BEFORE, [3], { unloadingArea: 'keller' });
      const other = await shop.call(
        'createStandingOrder',
        {
          tenant: 'AZ',
          customerId: set.who.customerId,
          body: { ...START, name: 'Mehr', lines: [{ sku: milk, unitAbbreviation: 'ST', amount: 7 }] },
        },
        as,
      );
      const { id } = standingOrderSchema.parse(other.body);
      await shop.call(
        'submitOccurrence',
        { ...set.job, standingOrderId: id, date: '2026-11-26', submission: {} },
        as,
      );
      await runAt(DUE, set);
      // 20 − 3 in the cellar − 1 in the bar − 7 ordered; 20 − 2 of the other.
      expect((await linesOf(set)).toSorted()).toEqual(
        [
          [milk, 7],
          [milk, 9],
          [cream, 18],
        ].toSorted(),
      );
    });

    it('never above a minimum without being asked', async () => {
      const set = await setUp({}, 6);
      await store.asSystem((queries) =>
        sql`update article set doc = doc || '{"minSaleQuantity": 5}' where sku = ${set.skus[0] ?? ''}`.execute(
          queries,
        ),
      );
      await count(set, BEFORE, [4, 6]);
      await runAt(DUE, set);
      expect(await ordersOf(set.who)).toEqual([]);
      expect((await next(set)).questions).toMatchObject([{ kind: 'AMOUNT_TOO_SMALL', smallestAmount: 5 }]);
    });
  });

  it('STD-8: are looked at soon when a day that was left out is taken back', async () => {
    const set = await setUp();
    const as = { userId: set.who.userId, tenant: 'AZ' };
    const at = { ...set.job, date: '2026-11-26' };
    await shop.call('skipOccurrence', at, as);
    await runAt(new Date('2026-11-25T12:00:00Z'), set);
    expect(await nextCheck(set)).toBe('2026-11-25T18:00:00.000Z');
    await shop.call('unskipOccurrence', at, as);
    const soon = await nextCheck(set);
    expect(new Date(soon ?? '').getTime()).toBeLessThanOrEqual(Date.now());
    await runAt(DUE, set);
    expect(await ordersOf(set.who)).toHaveLength(1);
  });

  it('STD-4: are halted and told of once when the tour no longer comes on their day', async () => {
    const set = await setUp();
    await store.asSystem((queries) =>
      sql`update delivery_slot set slot = jsonb_set(slot, '{day}', '5') where customer_id = ${set.who.customerId}
        and slot->>'day' = '4'`.execute(queries),
    );
    await runAt(DUE, set);
    await runAt(LATE_START, set);
    expect(await ordersOf(set.who)).toEqual([]);
    expect(await noticesOf(set.who)).toEqual(['Milch ist angehalten !']);
    const view = await shop.call('getStandingOrder', set.job, { userId: set.who.userId, tenant: 'AZ' });
    expect(view.body).toMatchObject({
      state: 'HALTED',
      haltReason: 'NO_DELIVERY_DAY',
      lostDays: [4],
      deliveryDays: [1, 5],
    });
  });

  it('go on as those of the customer when who set them up has gone', async () => {
    const set = await setUp();
    await store.asSystem((queries) =>
      sql`delete from assignment where user_id = ${set.who.userId}`.execute(queries),
    );
    await runAt(DUE, set);
    expect((await ordersOf(set.who)).map(({ name }) => name)).toEqual([`Gasthof ${set.who.customerId}`]);
    expect((await noticesOf(set.who)).toSorted()).toEqual([
      'Milch für Do, 26. Nov. ist bestellt',
      'Milch läuft weiter',
    ]);
  });

  it('STD-1: are ordered once by nodes that race and are killed on the way', async () => {
    const sets = await Promise.all(Array.from({ length: 5 }, () => setUp()));
    // The embedded engine does one thing after the other: what races is seen on the other one.
    const rounds = engine === 'PostgreSQL' ? 200 : 40;
    const dying = rounds - 20;
    let kills = 0;
    const killed = () => {
      kills += 1;
      throw new Error('The node was killed');
    };
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        sets.map((set, index) =>
          // Those that live come last.
          runAt(DUE, set, round < dying + index ? { onOrder: killed } : {}).catch(() => undefined),
        ),
      );
    expect(kills).toBeGreaterThanOrEqual(dying * sets.length);
    for (const { who } of sets) {
      expect(await ordersOf(who)).toHaveLength(1);
      expect(await noticesOf(who)).toHaveLength(1);
    }
  });

  it('are put in the queue when their time has come, and again where their job was lost', async () => {
    const set = await setUp();
    const look = () => enqueueDueStandingOrders(store)(() => false);
    const queued = async () => {
      const { rows } = await store.asSystem((queries) =>
        sql`select from jobs.job where name = 'standing-order'
          and data->>'standingOrderId' = ${set.job.standingOrderId}`.execute(queries),
      );
      return rows.length;
    };
    await look();
    await look();
    expect(await queued()).toBe(1);
    await store.asSystem((queries) =>
      sql`update standing_order set next_check_at = now() - interval '1 second'
        where id = ${set.job.standingOrderId}`.execute(queries),
    );
    await Promise.all([look(), look()]);
    expect(await queued()).toBe(2);
  });
});
