import { sql } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Queries } from '../db';
import type { NewJob } from './job-kinds';
import { createQueue, queueOn } from './job-queue';

/** Channel on which workers hear of new jobs. */
export const JOB_CHANNEL = 'jobs';

const outside = createQueue({
  executeSql: () => Promise.reject(new Error('Jobs are put in with the queries of a transaction')),
});

/** The queue's statement never varies, so it is prepared once a connection: planning it takes longer than running it. */
const prepared = (db: PgBoss.Db): PgBoss.Db => ({
  executeSql: (text, values) => db.executeSql(`/* new_jobs */ ${text}`, values),
});

/** Puts jobs in the queue together with whatever else the transaction stores: all of it or nothing. */
export const enqueueJobs = async (queries: Queries, jobs: readonly NewJob[]): Promise<void> => {
  if (jobs.length === 0) return;
  await outside.insert(
    jobs.map(({ kind, data, startAfter }) => ({
      name: kind,
      data,
      ...(startAfter !== undefined && { startAfter }),
    })),
    { db: prepared(queueOn(queries)) },
  );
  await sql`/* wake_workers */ select pg_notify(${JOB_CHANNEL}, '')`.execute(queries);
};
