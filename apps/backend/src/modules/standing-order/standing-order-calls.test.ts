import {
  orderSchema,
  standingOccurrenceSchema,
  standingOrderSchema,
  type StandingOccurrence,
  type StandingOrder,
  type StandingOrderLineBody,
  type StandingOrderStart,
} from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Store } from '../../db';
import {
  createFakeClock,
  createTestApp,
  orderingActor,
  plantProducts,
  seedShelf,
  seedTestBuyer,
  shelfProduct,
  stores,
  TEST_NOW,
  type SeededOrderer,
  type TestApp,
} from '../../testing';

const START: StandingOrderStart = {
  name: 'Milch & Gebäck',
  rhythm: { kind: 'WEEKDAYS', days: [1, 4] },
  from: '2026-11-25',
  mode: 'SUBMIT_AT_DEADLINE',
  closedDays: 'EARLIER',
  guards: { priceRisePercent: 10, sumPercent: 15, missing: 'SKIP_LINE' },
};

describe.each(stores)('standing orders on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let who: SeededOrderer;
  let other: SeededOrderer;
  let skus: readonly string[];
  const clock = createFakeClock();

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, clock);
    [who, other] = await store.asSystem(async (queries) => [
      await seedTestBuyer(queries),
      await seedTestBuyer(queries),
    ]);
    skus = await store.asSystem((queries) => seedShelf(queries, 3));
  });
  beforeEach(() => {
    clock.moveTo(TEST_NOW);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const as = (userId = who.userId, roles?: readonly string[]) => ({
    userId,
    tenant: 'AZ',
    ...(roles !== undefined && { roles }),
  });
  const where = () => ({ tenant: 'AZ', customerId: who.customerId });
  const lines = (amount = 2) => skus.map((sku) => ({ sku, unitAbbreviation: 'ST', amount }));
  let count = 0;
  /** Each is another one: what is the same is not set up twice. */
  const create = (more: Partial<StandingOrderStart> = {}) => {
    count += 1;
    const body = { ...START, name: `${START.name} ${count}`, ...more, lines: lines() };
    return shop.call('createStandingOrder', { ...where(), body }, as());
  };
  const created = async (more: Partial<StandingOrderStart> = {}): Promise<StandingOrder> =>
    standingOrderSchema.parse((await create(more)).body);
  const coming = async (standingOrderId: string): Promise<readonly StandingOccurrence[]> =>
    z
      .array(standingOccurrenceSchema)
      .parse((await shop.call('getStandingOrderOccurrences', { ...where(), standingOrderId }, as())).body);

  it('are set up, listed and shown with the next four times they come', async () => {
    const standing = await created();
    expect(standing).toMatchObject({
      state: 'ACTIVE',
      version: 1,
      deliveryDays: [1, 4],
      lostDays: [],
      next: { date: '2026-11-26', state: 'PLANNED', submitAt: '2026-11-25T14:30:00.000Z', positions: 3 },
    });
    expect(standing.lines.map(({ amount }) => amount)).toEqual([2, 2, 2]);
    const listed = await shop.call('getStandingOrders', where(), as());
    expect(listed.body).toContainEqual(standing);
    const next = await coming(standing.id);
    expect(next.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-30', '2026-12-03', '2026-12-07']);
    expect(next[0]?.net).toBe(next[3]?.net);
  });

  it('STD-3: are refused where they end before they begin, or nothing comes in sixty days', async () => {
    const refused = async (more: Partial<StandingOrderStart>) => {
      const { status, body } = await create(more);
      expect(body).toMatchObject({ code: 'invalid-request' });
      return [status, z.object({ field: z.string() }).parse(body).field];
    };
    expect(await refused({ until: '2026-11-24' })).toEqual([422, 'until']);
    expect(await refused({ rhythm: { kind: 'WEEKDAYS', days: [] } })).toEqual([422, 'rhythm.days']);
    expect(await refused({ rhythm: { kind: 'WEEKDAYS', days: [2] }, closedDays: 'SKIP' })).toEqual([
      422,
      'rhythm',
    ]);
  });

  describe('STD-13: what comes instead of a product that is not to be had', () => {
    const price = (rawValueString: string) => [{ type: 'LIST' as const, rawValueString, minQuantity: 0 }];
    const planted = async (more: Partial<Parameters<typeof shelfProduct>[0]> = {}) => {
      const other = shelfProduct({ name: 'Ersatz', prices: price('4.00'), ...more });
      const usual = shelfProduct({ name: 'Topfen', prices: price('4.00') });
      await store.asSystem((queries) => plantProducts(queries, [usual, other]));
      const body = {
        ...START,
        name: `Frühstück ${usual.sku}`,
        guards: { priceRisePercent: 10, missing: 'SUBSTITUTE' as const },
        lines: [usual.sku, ...skus].map((sku) => ({ sku, unitAbbreviation: 'ST', amount: 2 })),
      };
      const { id } = standingOrderSchema.parse(
        (await shop.call('createStandingOrder', { ...where(), body }, as())).body,
      );
      await store.asSystem((queries) =>
        sql`update article set doc = doc || ${JSON.stringify({
          status: 'INACTIVE',
          shopAvailability: { status: 'INACTIVE' },
          replacementSkus: [skus[0], other.sku],
        })}::jsonb where tenant = 'AZ' and sku = ${usual.sku}`.execute(queries),
      );
      return { id, usual: usual.sku, other: other.sku };
    };

    it('comes in its place, is ordered, and the pattern stays', async () => {
      const { id, usual, other } = await planted();
      const [first] = await coming(id);
      expect(first).toMatchObject({
        state: 'PLANNED',
        positions: 4,
        leftOut: [],
        substitutes: [{ sku: other, name: 'Ersatz', insteadOfSku: usual, insteadOf: 'Topfen' }],
      });
      const { orderId = '' } = standingOccurrenceSchema.parse(
        (
          await shop.call(
            'submitOccurrence',
            { ...where(), standingOrderId: id, date: first?.date ?? '', submission: {} },
            as(),
          )
        ).body,
      );
      const order = orderSchema.parse((await shop.call('getOrder', { ...where(), orderId }, as())).body);
      expect(order.orderItems.map(({ productSku, amount }) => [productSku, amount])).toContainEqual([
        other,
        2,
      ]);
      const standing = standingOrderSchema.parse(
        (await shop.call('getStandingOrder', { ...where(), standingOrderId: id }, as())).body,
      );
      expect(standing.lines[0]).toMatchObject({ sku: usual, isAvailable: false });
    });

    it('is asked where it is dearer than allowed, and where there is none', async () => {
      const dear = await planted({ prices: price('5.00') });
      expect((await coming(dear.id))[0]).toMatchObject({
        state: 'ASK',
        questions: [{ kind: 'PRICE_RISE', sku: dear.other, name: 'Ersatz' }],
      });
      const none = await planted({ doc: { minSaleQuantity: 12 } });
      expect((await coming(none.id))[0]).toMatchObject({
        state: 'ASK',
        questions: [{ kind: 'MISSING', sku: none.usual }],
      });
    });
  });

  it('begin with the lines of an order, and with those of a template', async () => {
    const buyer = orderingActor(shop, who);
    await buyer.put(skus, { amount: 3 });
    const order = await buyer.order();
    const fromOrder = await shop.call(
      'createStandingOrderFromOrder',
      { ...where(), orderId: order.id, body: START },
      as(),
    );
    expect(standingOrderSchema.parse(fromOrder.body).lines.map(({ sku, amount }) => [sku, amount])).toEqual(
      skus.map((sku) => [sku, 3]),
    );
    const template = await shop.call(
      'createOrderTemplate',
      {
        ...where(),
        body: {
          name: 'Frühstück',
          orderTemplateItems: [{ productSku: skus[0] ?? '', amount: 4, unit: 'ST' }],
        },
      },
      as(),
    );
    const { id } = z.object({ id: z.string() }).parse(template.body);
    const fromTemplate = await shop.call(
      'createStandingOrderFromTemplate',
      { ...where(), orderTemplateId: id, body: START },
      as(),
    );
    expect(standingOrderSchema.parse(fromTemplate.body).lines).toMatchObject([{ sku: skus[0], amount: 4 }]);
  });

  it('say what comes for a day from another order already, and subtract nothing', async () => {
    const buyer = orderingActor(shop, who);
    const standing = await created();
    const named = async () =>
      (await coming(standing.id)).map(({ date, orderedAlready }) => [date, orderedAlready]);
    const before = await coming(standing.id);
    const day = before[1]?.deliveryDay ?? '';
    await buyer.put(skus.slice(0, 2), { amount: 1 });
    await buyer.order({ requestedDeliveryDay: day });
    const after = await named();
    expect(after[1]).toEqual([
      before[1]?.date,
      skus.slice(0, 2).map((sku) => ({ sku, name: expect.any(String) as string })),
    ]);
    expect(after[2]).toEqual([before[2]?.date, []]);
    expect((await coming(standing.id))[1]?.net).toBe(before[1]?.net);
  });

  it('are set up once, however often one is asked for in a row, and anew once it was touched', async () => {
    const name = 'Zweimal gedrückt';
    const ids = async () =>
      (await Promise.all([created({ name }), created({ name }), created({ name })])).map(({ id }) => id);
    const [id, ...same] = await ids();
    expect(same).toEqual([id, id]);
    expect((await created({ name, from: '2026-11-26' })).id).not.toBe(id);
    await shop.call('stopStandingOrder', { ...where(), standingOrderId: id ?? '' }, as());
    expect((await created({ name })).id).not.toBe(id);
  });

  it('are two hundred for a customer at most', async () => {
    const lone = await store.asSystem((queries) => seedTestBuyer(queries));
    const ask = (name: string) =>
      shop.call(
        'createStandingOrder',
        { tenant: 'AZ', customerId: lone.customerId, body: { ...START, name, lines: lines() } },
        as(lone.userId),
      );
    const { id } = standingOrderSchema.parse((await ask('Erste')).body);
    await store.asSystem((queries) =>
      sql`insert into standing_order select (jsonb_populate_record(s, jsonb_build_object('id', 'copy-' || n))).*
        from standing_order s, generate_series(1, 199) n where s.id = ${id}`.execute(queries),
    );
    expect(await ask('Zu viele')).toMatchObject({ status: 422, body: { code: 'invalid-request' } });
  });

  it('are changed by the version that was seen only', async () => {
    const standing = await created();
    const update = { ...START, name: 'Milch', lines: lines(5), version: 1 };
    const put = (body: typeof update) =>
      shop.call('putStandingOrder', { ...where(), standingOrderId: standing.id, body }, as(who.colleagueId));
    expect((await put(update)).body).toMatchObject({
      version: 2,
      name: 'Milch',
    });
    const late = await put(update);
    expect([late.status, late.body]).toMatchObject([409, { code: 'standing-order-changed' }]);
  });

  it('STD-5: pause until a day, go on, stop and start again', async () => {
    const standing = await created();
    const id = { ...where(), standingOrderId: standing.id };
    const paused = await shop.call('pauseStandingOrder', { ...id, pause: { until: '2026-12-07' } }, as());
    expect(paused.body).toMatchObject({
      state: 'PAUSED',
      pausedUntil: '2026-12-07',
      next: { date: '2026-12-07' },
    });
    expect((await shop.call('resumeStandingOrder', id, as())).body).toMatchObject({ state: 'ACTIVE' });
    expect((await shop.call('resumeStandingOrder', id, as())).status).toBe(409);
    const stopped = standingOrderSchema.parse((await shop.call('stopStandingOrder', id, as())).body);
    expect(stopped).toMatchObject({ state: 'STOPPED' });
    expect([stopped.next, stopped.haltReason]).toEqual([undefined, undefined]);
    expect((await shop.call('resumeStandingOrder', id, as())).body).toMatchObject({ state: 'ACTIVE' });
  });

  it('STD-10: pause over a holiday that is planned, all at once but for some, which can be taken back', async () => {
    const holder = await store.asSystem((queries) => seedTestBuyer(queries));
    const own = { tenant: 'AZ', customerId: holder.customerId };
    const setUp = async (name: string) => {
      const body = { ...START, name, lines: lines() };
      return standingOrderSchema.parse(
        (await shop.call('createStandingOrder', { ...own, body }, as(holder.userId))).body,
      );
    };
    const [milk, bread, stopped] = [await setUp('Milch'), await setUp('Brot'), await setUp('Alt')];
    await shop.call('stopStandingOrder', { ...own, standingOrderId: stopped.id }, as(holder.userId));
    const holiday = { from: '2026-11-30', until: '2026-12-07', exceptIds: [bread.id] };
    const all = z
      .array(standingOrderSchema)
      .parse((await shop.call('pauseAllStandingOrders', { ...own, holiday }, as(holder.userId))).body);
    expect(
      all.map(({ name, state, pausedFrom, pausedUntil }) => [name, state, pausedFrom, pausedUntil]),
    ).toEqual([
      ['Alt', 'STOPPED', undefined, undefined],
      ['Brot', 'ACTIVE', undefined, undefined],
      ['Milch', 'ACTIVE', '2026-11-30', '2026-12-07'],
    ]);
    const at = { ...own, standingOrderId: milk.id };
    const days = async () =>
      z
        .array(standingOccurrenceSchema)
        .parse((await shop.call('getStandingOrderOccurrences', at, as(holder.userId))).body)
        .map(({ date }) => date);
    expect(await days()).toEqual(['2026-11-26', '2026-12-07', '2026-12-10', '2026-12-14']);
    expect((await shop.call('resumeStandingOrder', at, as(holder.userId))).body).toMatchObject({
      state: 'ACTIVE',
    });
    expect(await days()).toEqual(['2026-11-26', '2026-11-30', '2026-12-03', '2026-12-07']);
    const backwards = { from: '2026-12-07', until: '2026-12-07' };
    const refused = await shop.call(
      'pauseAllStandingOrders',
      { ...own, holiday: backwards },
      as(holder.userId),
    );
    expect([refused.status, refused.body]).toMatchObject([422, { field: 'until' }]);
  });

  it('STD-8: leave out a day, and take that back until its deadline', async () => {
    const standing = await created();
    const at = { ...where(), standingOrderId: standing.id, date: '2026-11-26' };
    expect((await shop.call('skipOccurrence', at, as())).body).toMatchObject({ state: 'SKIPPED' });
    expect((await coming(standing.id))[0]).toMatchObject({ date: '2026-11-26', state: 'SKIPPED' });
    expect((await shop.call('unskipOccurrence', at, as())).body).toMatchObject({ state: 'PLANNED' });
    await shop.call('skipOccurrence', at, as());
    clock.moveTo(new Date('2026-11-25T15:00:00Z'));
    const late = await shop.call('unskipOccurrence', at, as());
    expect([late.status, late.body]).toMatchObject([409, { code: 'deadline-passed' }]);
    expect((await shop.call('skipOccurrence', { ...at, date: '2026-11-27' }, as())).status).toBe(404);
  });

  it('STD-9: come one time with lines of their own, whatever becomes of the pattern, until that is taken back', async () => {
    const standing = await created();
    const [milk = '', , butter = ''] = skus;
    const at = { ...where(), standingOrderId: standing.id, date: '2026-11-30' };
    const own = [milk, butter].map((sku) => ({ sku, unitAbbreviation: 'ST', amount: 7 }));
    const answer = await shop.call('putOccurrenceLines', { ...at, body: { lines: own } }, as());
    const amounts = ({ lines: given = [] }: StandingOccurrence) =>
      given.map(({ sku, amount }) => [sku, amount]);
    const differs = standingOccurrenceSchema.parse(answer.body);
    expect(differs).toMatchObject({ state: 'PLANNED', positions: 2, questions: [] });
    expect(amounts(differs)).toEqual([
      [milk, 7],
      [butter, 7],
    ]);
    const update = { ...START, name: standing.name, lines: lines(3).slice(1), version: 1 };
    await shop.call('putStandingOrder', { ...where(), standingOrderId: standing.id, body: update }, as());
    const next = await coming(standing.id);
    expect(next.map((one) => [one.positions, one.lines?.length])).toEqual([
      [2, undefined],
      [2, 2],
      [2, undefined],
      [2, undefined],
    ]);
    // Left out and taken back it is still what it was.
    await shop.call('skipOccurrence', at, as());
    const back = await shop.call('unskipOccurrence', at, as());
    expect(amounts(standingOccurrenceSchema.parse(back.body))).toEqual(amounts(differs));
    const usual = await shop.call('resetOccurrenceLines', at, as());
    expect(standingOccurrenceSchema.parse(usual.body).lines).toBeUndefined();
    await shop.call('putOccurrenceLines', { ...at, body: { lines: own } }, as());
    const ordered = await shop.call('submitOccurrence', { ...at, submission: {} }, as());
    const { orderId = '' } = standingOccurrenceSchema.parse(ordered.body);
    const order = orderSchema.parse((await shop.call('getOrder', { ...where(), orderId }, as())).body);
    expect(order.orderItems.map(({ productSku, amount }) => [productSku, amount])).toEqual([
      [milk, 7],
      [butter, 7],
    ]);
  });

  it('STD-9: take no lines for one time that are none, there twice, unknown or too late', async () => {
    const standing = await created();
    const at = { ...where(), standingOrderId: standing.id, date: '2026-11-26' };
    const put = async (body: { readonly lines: readonly StandingOrderLineBody[] }) => {
      const { status, body: problem } = await shop.call('putOccurrenceLines', { ...at, body }, as());
      return [status, z.object({ field: z.string().optional() }).parse(problem).field];
    };
    const [line] = lines();
    if (line === undefined) throw new Error('There are no lines');
    expect(await put({ lines: [] })).toEqual([422, 'lines']);
    expect(await put({ lines: [line, line] })).toEqual([422, 'lines.1.sku']);
    expect(await put({ lines: [{ ...line, sku: 'nobody-knows' }] })).toEqual([422, 'lines.0.sku']);
    clock.moveTo(new Date('2026-11-25T15:00:00Z'));
    expect(await put({ lines: [line] })).toEqual([409, undefined]);
  });

  it('order one time now, exactly once', async () => {
    const standing = await created();
    const at = { ...where(), standingOrderId: standing.id, date: '2026-11-30', submission: {} };
    const answers = await Promise.all([
      shop.call('submitOccurrence', at, as()),
      shop.call('submitOccurrence', at, as(who.colleagueId)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [ordered] = answers.filter(({ status }) => status === 200);
    const { orderId = '', net } = standingOccurrenceSchema.parse(ordered?.body);
    const order = await shop.call('getOrder', { ...where(), orderId }, as());
    expect(order.body).toMatchObject({
      deliverySlotDate: '2026-11-30',
      editableUntil: '2026-11-27T11:00:00.000Z',
      totals: { net },
    });
    const stop = await shop.call('skipOccurrence', at, as());
    expect([stop.status, stop.body]).toMatchObject([409, { code: 'standing-order-changed' }]);
  });

  it('leave out what is told to be left out', async () => {
    const standing = await created();
    const submission = { withoutSkus: skus.slice(0, 1) };
    const answer = await shop.call(
      'submitOccurrence',
      { ...where(), standingOrderId: standing.id, date: '2026-11-30', submission },
      as(),
    );
    expect(answer.body).toMatchObject({ state: 'ORDERED', positions: 2 });
  });

  it('are those of their customer only, and changed by who may order', async () => {
    const standing = await created();
    const foreign = { tenant: 'AZ', customerId: other.customerId, standingOrderId: standing.id };
    expect((await shop.call('getStandingOrder', foreign, as(other.userId))).status).toBe(404);
    expect((await shop.call('stopStandingOrder', foreign, as(other.userId))).status).toBe(404);
    expect((await shop.call('getStandingOrder', { ...foreign, ...where() }, as(other.userId))).status).toBe(
      403,
    );
  });

  it('PRI-9: name no price to who may not see prices', async () => {
    await created();
    const { body } = await shop.call('getStandingOrders', where(), as(who.userId, []));
    expect(JSON.stringify(body)).not.toMatch(/"(?:net|price)"/);
  });
});
