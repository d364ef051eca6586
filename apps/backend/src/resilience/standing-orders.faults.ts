import { viennaDateAt, viennaMinuteOfDay, weekdayOf } from '@gastroshop/domain/calendar';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { plantProducts, seedTestBuyer, shelfProduct } from '../testing';
import { installations, type SeededInstallation } from '../testing/conformance';
import { runServer, type ServerProcess } from '../testing/process';

const MINUTE_MS = 60_000;
/** A node looks for what is due every fifteen seconds, on machines that do other things as well. */
const PATIENCE_MS = 120_000;

interface Standing {
  readonly customerId: string;
  readonly id: string;
}

/** A time of day in Vienna. */
const clockTime = (at: number): string => {
  const minutes = viennaMinuteOfDay(at);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Stores a customer with a standing order that is due now, and can be ordered until `deadline`, epoch milliseconds. */
const seedDue = (store: Store, deadline: number): Promise<Standing> =>
  store.asSystem(async (queries) => {
    const product = shelfProduct();
    await plantProducts(queries, [product]);
    const lastDay = viennaDateAt(deadline);
    // Delivered on the day after the deadline, every week.
    const day = (weekdayOf(lastDay) + 1) % 7;
    const slot = {
      id: 'A',
      day,
      time: '23:59',
      lastOrderDay: weekdayOf(lastDay),
      lastOrderTime: clockTime(deadline),
    };
    const { customerId, userId } = await seedTestBuyer(queries, { slots: [slot] });
    const id = `due-${customerId}`;
    const before = new Date(Date.now() - 60 * MINUTE_MS);
    await queries
      .insertInto('standing_order')
      .values({
        tenant: 'AZ',
        id,
        customer_id: customerId,
        name: 'Milch',
        lines: JSON.stringify([{ sku: product.sku, unitAbbreviation: 'ST', amount: 2 }]),
        rhythm: JSON.stringify({ kind: 'WEEKDAYS', days: [day] }),
        from_day: lastDay,
        until_day: null,
        address_id: null,
        unloading_area: null,
        mode: 'SUBMIT_AT_DEADLINE',
        closed_days: 'EARLIER',
        guards: JSON.stringify({ missing: 'SKIP_LINE' }),
        owner_id: userId,
        owner_name: 'anna',
        created_at: before,
        changed_at: before,
        changed_by: 'anna',
        next_check_at: before,
      })
      .execute();
    return { customerId, id };
  });

/** What became of a standing order. */
interface Outcome {
  readonly orders: number;
  readonly states: readonly string[];
  readonly told: readonly string[];
}

const outcomeOf = (store: Store, { customerId, id }: Standing): Promise<Outcome> =>
  store.asSystem(async (queries) => {
    const { rows } = await sql<Outcome>`
      select
        (select count(*)::integer from customer_order where customer_id = ${customerId}) as orders,
        array(select state from standing_occurrence where standing_order_id = ${id} order by date) as states,
        array(select n.doc->'de-AT'->>'subject' || case when is_important then ' !' else '' end
          from notification n where ${customerId} = any(target_customers) order by 1) as told`.execute(
      queries,
    );
    const [outcome] = rows;
    if (outcome === undefined) throw new Error('The database tells nothing');
    return outcome;
  });

/** How far its job is. */
const claimed = async (store: Store, { id }: Standing): Promise<boolean> => {
  const { rows } = await store.asSystem((queries) =>
    sql`select from jobs.job where name = 'standing-order' and state = 'active'
      and data->>'standingOrderId' = ${id}`.execute(queries),
  );
  return rows.length > 0;
};

/** As many minutes pass as it takes until a job of a dead node, and what it should have looked at, come again. */
const letTimePass = (store: Store, { id }: Standing): Promise<unknown> =>
  store.asSystem(async (queries) => {
    await sql`update jobs.job set started_on = started_on - interval '11 minutes'
      where name = 'standing-order' and data->>'standingOrderId' = ${id}`.execute(queries);
    await sql`update standing_order set next_check_at = next_check_at - interval '11 minutes'
      where id = ${id}`.execute(queries);
  });

/** Whoever has claimed it wants to know first what became of it so far. */
const BEFORE_LOOKING = 'lock table standing_occurrence in access exclusive mode';

/** Holds something of the database, so that whoever needs it waits. */
const hold = async (url: string, statement: string): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
};

describe.each(installations.filter(([engine]) => engine === 'PostgreSQL'))(
  'STD-1, STD-7: a standing order survives kill -9 on %s',
  (_, install) => {
    let installation: SeededInstallation<undefined>;
    let store: Store;
    let node: ServerProcess | undefined;
    let letGo: (() => Promise<void>) | undefined;

    const start = async () => {
      node = await runServer({ ...installation.environment, STANDING_ORDER_GRACE_MINUTES: '60' });
    };
    const kill = async () => {
      await node?.kill();
      node = undefined;
    };
    const release = async () => {
      await letGo?.();
      letGo = undefined;
    };
    const url = () => installation.environment['DATABASE_URL'] ?? '';

    beforeAll(async () => {
      installation = await install(() => Promise.resolve(undefined));
      store = await installation.open();
    });
    afterEach(async () => {
      await kill();
      await release();
    });
    afterAll(async () => {
      await store.close();
      await installation.remove();
    });

    const ORDERED = { orders: 1, states: ['ORDERED'], told: [expect.stringMatching(/ist bestellt$/)] };

    it.each([
      ['before it has looked at it', BEFORE_LOOKING],
      // Its order is written, and not yet that it has become one.
      ['in the middle of its order', 'lock table standing_occurrence in share mode'],
      // All is written but what tells of it.
      ['after its order, before it tells', 'lock table notification in share mode'],
    ])(
      'a node that is killed %s orders nothing twice, and the next one orders it',
      async (_title, statement) => {
        const standing = await seedDue(store, Date.now() + 40 * MINUTE_MS);
        letGo = await hold(url(), statement);
        await start();
        await expect.poll(() => claimed(store, standing), { timeout: PATIENCE_MS, interval: 50 }).toBe(true);
        // It has come as far as it can.
        await expect
          .poll(
            async () => {
              const { rows } = await store.asSystem((queries) =>
                sql`select from pg_locks where not granted`.execute(queries),
              );
              return rows.length > 0;
            },
            { timeout: PATIENCE_MS, interval: 50 },
          )
          .toBe(true);
        await kill();
        await release();
        await letTimePass(store, standing);
        await start();
        await expect
          .poll(() => outcomeOf(store, standing), { timeout: PATIENCE_MS, interval: 200 })
          .toEqual(ORDERED);
        // Another look finds nothing to do.
        await letTimePass(store, standing);
        await expect
          .poll(() => claimed(store, standing), { timeout: PATIENCE_MS, interval: 200 })
          .toBe(false);
        expect(await outcomeOf(store, standing)).toEqual(ORDERED);
      },
    );

    it('a node that is killed and comes back after the deadline orders nothing, and says so', async () => {
      // The first whole minute that leaves a node the time to start and to claim it.
      const deadline = (Math.floor(Date.now() / MINUTE_MS) + 2) * MINUTE_MS;
      const standing = await seedDue(store, deadline);
      letGo = await hold(url(), BEFORE_LOOKING);
      await start();
      await expect.poll(() => claimed(store, standing), { timeout: PATIENCE_MS, interval: 50 }).toBe(true);
      await kill();
      await release();
      await letTimePass(store, standing);
      await expect.poll(() => Date.now() > deadline, { timeout: PATIENCE_MS, interval: 500 }).toBe(true);
      await start();
      await expect
        .poll(() => outcomeOf(store, standing), { timeout: PATIENCE_MS, interval: 200 })
        .toEqual({
          orders: 0,
          states: ['NOT_ORDERED'],
          told: [expect.stringMatching(/wurde nicht bestellt !$/)],
        });
    });
  },
);
