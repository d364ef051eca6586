import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import type { OrderExportPayload } from '../order-export';
import {
  createTestApp,
  createFakeClock,
  orderingActor,
  seedTestBuyer,
  seedShelf,
  stores,
  type TestApp,
} from '../testing';
import { HAND_OVER_USAGE, handOverCommand, HandOverCommandError } from './hand-over-command';
import { startJobWorkers } from './start-job-workers';

describe.each(stores)('orders that were accepted and not handed over, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, createFakeClock());
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const order = async () => {
    const { who, skus } = await store.asSystem(async (queries) => ({
      who: await seedTestBuyer(queries),
      skus: await seedShelf(queries, 1),
    }));
    const buyer = orderingActor(shop, who);
    await buyer.put(skus);
    return `AZ/${(await buyer.order()).id}`;
  };
  const run = async (...words: readonly string[]) => {
    const lines: string[] = [];
    await handOverCommand(words, { inOne: (work) => store.asSystem(work), say: (line) => lines.push(line) });
    return lines.map((line) => line.split('\t'));
  };
  const subjectsOf = (lines: readonly (readonly string[])[]) => lines.map(([, subject]) => subject);
  const park = (id: string) =>
    store.asSystem((queries) =>
      sql`update jobs.job set name = 'parked', output = '{"error":"Error","code":"ECONNREFUSED"}'
        where name = 'hand-over' and data->>'orderId' = ${id.slice('AZ/'.length)}`.execute(queries),
    );
  /** Works until an order was handed over; answers all that were. */
  const work = async (last: string) => {
    const handed: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const workers = startJobWorkers(store, {
        idleMs: 10,
        handOver: ({ id }: OrderExportPayload) => {
          handed.push(id);
          if (id === last) void workers.then((started) => started.stop()).then(resolve, reject);
          return Promise.resolve();
        },
      });
      workers.catch(reject);
    });
    return handed;
  };

  it('are told with how they stand, handed over again by their number, and told no more', async () => {
    const [waiting, parked, done] = [await order(), await order(), await order()];
    await store.asSystem(async (queries) => {
      await sql`update jobs.job set state = 'completed', completed_on = now()
        where name = 'hand-over' and data->>'orderId' = ${done.slice(3)}`.execute(queries);
      await sql`update customer_order set handed_over_at = now() where id = ${done.slice(3)}`.execute(
        queries,
      );
    });
    await park(parked);
    const missing = await run('--missing');
    expect(subjectsOf(missing)).toEqual([waiting, parked]);
    expect(missing[0]?.[3]).toMatch(/^waiting, 0 tries, next \d{4}-/);
    expect(missing[1]).toEqual(['hand-over', parked, expect.any(String), 'parked', 'ECONNREFUSED']);
    expect(subjectsOf((await run('--parked')).filter(([kind]) => kind === 'hand-over'))).toEqual([parked]);

    await run('--again', parked);
    await run('--again', parked);
    expect(await run('--parked')).toEqual([]);
    expect((await run('--missing')).map(([, subject, , state]) => [subject, state])).toEqual([
      [waiting, expect.stringContaining('waiting')],
      [parked, expect.stringContaining('waiting')],
    ]);
    expect(await work(parked)).toEqual([waiting, parked]);
    expect(await run('--missing')).toEqual([]);
    await run('--again', done);
    expect(await work(done)).toEqual([done]);
  });

  it('are told also where there is no job for them any more, and one that came from elsewhere is not', async () => {
    const [lost, imported] = [await order(), await order()];
    await store.asSystem(async (queries) => {
      await sql`delete from jobs.job where name = 'hand-over'`.execute(queries);
      // As an import stores it: without a word about it.
      await sql`update customer_order set handed_over_at = default where id = ${imported.slice(3)}`.execute(
        queries,
      );
    });
    const missing = await run('--missing');
    expect(missing).toEqual([['hand-over', lost, expect.any(String), 'without a job', '']]);
    await run('--again', lost);
    expect(await work(lost)).toEqual([lost]);
    expect(await run('--missing')).toEqual([]);
  });

  it('are not delivered twice by who asks for them while a worker has them, or several at once', async () => {
    const named = await order();
    let isTaken: () => void = () => undefined;
    let goOn: () => void = () => undefined;
    const taken = new Promise<void>((resolve) => {
      isTaken = resolve;
    });
    const released = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let deliveries = 0;
    const workers = await startJobWorkers(store, {
      idleMs: 10,
      handOver: async () => {
        deliveries += 1;
        isTaken();
        await released;
      },
    });
    await taken;
    expect(await run('--again', named)).toEqual([[expect.stringContaining('at this moment')]]);
    goOn();
    await workers.stop();
    expect(deliveries).toBe(1);
    expect(await run('--missing')).toEqual([]);
    await Promise.all([run('--again', named), run('--again', named), run('--again', named)]);
    expect(subjectsOf(await run('--missing'))).toEqual([named]);
    expect(await work(named)).toEqual([named]);
  });

  it.each([
    ['confirmation-mail', { orderId: '1', customerId: 'c', address: 'a@example.at' }],
    ['label-mail', { mailingId: '1', customerId: 'c', address: 'a@example.at' }],
    ['form-mail', { submissionId: '1', address: 'a@example.at' }],
    ['crm-sign-up', { submissionId: '2' }],
    ['notification-mail', { notificationId: '1', userId: 'u' }],
    ['notification', { notificationId: '1' }],
  ])('%s that was given up is done again, by its kind or what it is about', async (kind, facts) => {
    const parked = (data: object) =>
      store.asSystem((queries) =>
        sql`insert into jobs.job (name, data) values ('parked', ${JSON.stringify({ tenant: 'AZ', ...data })})`.execute(
          queries,
        ),
      );
    const waiting = () =>
      store.asSystem(async (queries) => {
        const { rows } = await sql<{ data: object; tries: number; dead: string }>`
          select data, retry_limit as tries, dead_letter as dead from jobs.job where name = ${kind}`.execute(
          queries,
        );
        await sql`delete from jobs.job where name = ${kind}`.execute(queries);
        return rows;
      });
    await store.asSystem((queries) => sql`delete from jobs.job`.execute(queries));
    await store.asSystem((queries) =>
      sql`insert into form_submission (tenant, id, doc, created_at)
        values ('AZ', '2', '{"kind":"SIGN_UP"}', now()) on conflict do nothing`.execute(queries),
    );
    // As an older release parked it, and as this one does.
    await parked(facts);
    await parked({ ...facts, kind });
    const [[told = '', subject = ''] = []] = await run('--parked');
    expect(told).toBe(kind);
    await expect(run('--again', kind, 'AZ/other')).rejects.toThrow('There is no parked');
    expect(await run('--again', kind, subject)).toEqual([[expect.stringContaining(`2 of ${kind}`)]]);
    expect(await run('--parked')).toEqual([]);
    const again = { data: { tenant: 'AZ', ...facts, kind }, tries: 15, dead: 'parked' };
    expect(await waiting()).toEqual([again, again]);
    await parked(facts);
    expect(await run('--again', kind)).toEqual([[expect.stringContaining(`1 of ${kind}`)]]);
    expect(await waiting()).toEqual([again]);
  });

  it.each(['AZ/nobody', 'GM/4000001'])('an order that is not there is not handed over: %s', async (name) => {
    await expect(run('--again', name)).rejects.toThrow(`There is no order ${name}`);
  });

  it.each([
    [],
    ['--again'],
    ['--again', '4000001'],
    ['--again', 'AZ/1', 'AZ/2'],
    ['--again', 'parked'],
    ['--again', 'form-mail', 'AZ/1', 'AZ/2'],
    ['--missing', 'x'],
    ['all'],
  ])('anything else is told how it is written: %s %s', async (...words) => {
    await expect(run(...words)).rejects.toThrow(new HandOverCommandError(HAND_OVER_USAGE));
  });
});
