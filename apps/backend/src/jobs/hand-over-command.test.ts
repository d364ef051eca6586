import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import type { HandOverDocument } from '../hand-over';
import {
  createTestApp,
  movableClock,
  orderingActor,
  plantOrderer,
  plantShelf,
  stores,
  type TestApp,
} from '../testing';
import { HAND_OVER_USAGE, handOverCommand, HandOverCommandError } from './hand-over-command';
import { startJobs } from './start-jobs';

describe.each(stores)('orders that were accepted and not handed over, on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store, movableClock());
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const order = async () => {
    const { who, skus } = await store.asSystem(async (queries) => ({
      who: await plantOrderer(queries),
      skus: await plantShelf(queries, 1),
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
      const workers = startJobs(store, {
        idleMs: 10,
        handOver: ({ id }: HandOverDocument) => {
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
    await store.asSystem((queries) =>
      sql`update jobs.job set state = 'completed', completed_on = now()
        where name = 'hand-over' and data->>'orderId' = ${done.slice(3)}`.execute(queries),
    );
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

  it.each(['AZ/nobody', 'GM/4000001'])('an order that is not there is not handed over: %s', async (name) => {
    await expect(run('--again', name)).rejects.toThrow(`There is no order ${name}`);
  });

  it.each([
    [],
    ['--again'],
    ['--again', '4000001'],
    ['--again', 'AZ/1', 'AZ/2'],
    ['--missing', 'x'],
    ['all'],
  ])('anything else is told how it is written: %s %s', async (...words) => {
    await expect(run(...words)).rejects.toThrow(new HandOverCommandError(HAND_OVER_USAGE));
  });
});
