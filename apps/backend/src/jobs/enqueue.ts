import { sql } from 'kysely';
import { traceOfQueries, type Queries } from '../db';
import { traceparentOf } from '../tracing';
import type { NewJob } from './job-kinds';
import { createQueue, prepared, queueOn } from './job-queue';

/** Channel on which workers hear of new jobs: their kinds, with a blank between. */
export const JOB_CHANNEL = 'jobs';

/** Where a job's data says which call it follows: a job may be done minutes later, by another process. */
export const TRACEPARENT = 'traceparent';

/** Later turns are all alike: what somebody sends in an hour is limited before. */
const LAST_TURN = 10_000;

const outside = createQueue({
  executeSql: () => Promise.reject(new Error('Jobs are put in with the queries of a transaction')),
});

/** Puts jobs in the queue together with whatever else the transaction stores: all of it or nothing. */
export const enqueueJobs = async (queries: Queries, jobs: readonly NewJob[]): Promise<void> => {
  if (jobs.length === 0) return;
  const trace = traceOfQueries(queries);
  const of = trace === undefined ? {} : { [TRACEPARENT]: traceparentOf(trace) };
  await outside.insert(
    jobs.map(({ kind, data, startAfter, turn = 0 }) => ({
      name: kind,
      data: { ...data, ...of },
      ...(startAfter !== undefined && { startAfter }),
      ...(turn > 0 && { priority: -Math.min(turn, LAST_TURN) }),
    })),
    { db: prepared('new_jobs', queueOn(queries)) },
  );
  const kinds = new Set(jobs.map(({ kind }) => kind));
  await sql`/* wake_workers */ select pg_notify(${JOB_CHANNEL}, ${[...kinds].join(' ')})`.execute(queries);
};
