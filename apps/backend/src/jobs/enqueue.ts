import { sql } from 'kysely';
import { traceOfQueries, type Queries } from '../db';
import { traceparentOf } from '../tracing';
import type { JobKind, NewJob } from './job-kinds';
import { createQueue, prepared, transactionalQueue } from './job-queue';

/** Channel on which workers hear of new jobs: their kinds, with a blank between. */
export const JOB_CHANNEL = 'jobs';

/** Where a job's data says which call it follows: a job may be done minutes later, by another process. */
export const TRACEPARENT = 'traceparent';

/** Where a job's data says its kind. */
const JOB_KIND = 'kind';

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
      // Parked, the queue forgets the kind.
      data: { ...data, ...of, [JOB_KIND]: kind },
      ...(startAfter !== undefined && { startAfter }),
      ...(turn > 0 && { priority: -Math.min(turn, LAST_TURN) }),
    })),
    { db: prepared('new_jobs', transactionalQueue(queries)) },
  );
  const kinds = new Set(jobs.map(({ kind }) => kind));
  await sql`/* wake_workers */ select pg_notify(${JOB_CHANNEL}, ${[...kinds].join(' ')})`.execute(queries);
};

/** Puts back jobs of a kind with the data they had, as if they were new. */
export const requeueJobs = async (
  queries: Queries,
  kind: JobKind,
  jobs: readonly object[],
): Promise<void> => {
  if (jobs.length === 0) return;
  await outside.insert(
    jobs.map((data) => ({ name: kind, data: { ...data, [JOB_KIND]: kind } })),
    { db: prepared('new_jobs', transactionalQueue(queries)) },
  );
  await sql`/* wake_workers */ select pg_notify(${JOB_CHANNEL}, ${kind})`.execute(queries);
};
