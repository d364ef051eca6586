import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { stores } from '../testing';
import { enqueueJobs } from './enqueue';
import { jobCounts } from './job-counts';
import { createQueue, queueOnStore } from './job-queue';

const ORDER = { tenant: 'AZ', customerId: '100200', orderId: '4000001' };
const MAIL = { ...ORDER, address: 'a@example.at', locale: 'de-AT', seesPrices: true, seesBonuses: true };

describe.each(stores)('the jobs that are not done on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const countOf = async (kind: string) => (await jobCounts(store)).find((count) => count.kind === kind);

  it('are counted by kind, with the age of the oldest, and those given up by what they were', async () => {
    await store.asSystem((queries) =>
      enqueueJobs(queries, [
        { kind: 'hand-over', data: ORDER },
        { kind: 'hand-over', data: { ...ORDER, orderId: '4000002' } },
        { kind: 'confirmation-mail', data: { ...MAIL, locale: 'de-AT' } },
      ]),
    );
    await store.asSystem((queries) =>
      sql`update jobs.job set created_on = now() - interval '1 hour' where data->>'orderId' = '4000002'`.execute(
        queries,
      ),
    );
    await store.asSystem((queries) =>
      sql`insert into jobs.job (name, data) values ('parked', ${JSON.stringify(ORDER)}),
        ('parked', ${JSON.stringify(MAIL)})`.execute(queries),
    );
    expect(await countOf('hand-over')).toMatchObject({ waiting: 2, parked: 1 });
    expect((await countOf('hand-over'))?.oldestSeconds).toBeGreaterThan(3_500);
    expect(await countOf('confirmation-mail')).toMatchObject({ waiting: 1, parked: 1 });
    expect(await countOf('form-mail')).toEqual({
      kind: 'form-mail',
      waiting: 0,
      parked: 0,
      oldestSeconds: 0,
    });
  });

  it('have an age while they wait for their next try, and none while they are planned for later', async () => {
    const after = (soon: string, state: string) =>
      store.asSystem((queries) =>
        sql`update jobs.job set state = ${state}::jobs.job_state, start_after = now() + ${soon}::interval
          where name = 'hand-over'`.execute(queries),
      );
    // As the queue leaves it after a try that failed: a receiver is away, and nobody would be told for hours.
    await after('8 hours', 'retry');
    expect((await countOf('hand-over'))?.oldestSeconds).toBeGreaterThan(3_500);
    await after('8 hours', 'created');
    expect((await countOf('hand-over'))?.oldestSeconds).toBe(0);
    await after('0 seconds', 'created');
  });

  it('are kept until they are done, also where nobody takes them for months', async () => {
    await store.asSystem((queries) =>
      sql`update jobs.job set keep_until = keep_until - interval '1 year', start_after = start_after - interval '1 year',
        created_on = created_on - interval '1 year'`.execute(queries),
    );
    const before = (await jobCounts(store)).map(({ kind, waiting }) => [kind, waiting]);
    await createQueue(queueOnStore(store)).maintain();
    expect((await jobCounts(store)).map(({ kind, waiting }) => [kind, waiting])).toEqual(before);
  });
});
