import PgBoss from 'pg-boss';
import { CompiledQuery } from 'kysely';
import type { Queries, Store } from '../db';

/** Schema of the queue's tables; migrations make it. */
const JOB_SCHEMA = 'jobs';

/** The queue on queries: whatever is asked of it happens in their transaction. */
export const transactionalQueue = (queries: Queries): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await queries.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  },
});

/** The queue on a store: whatever is asked of it is a transaction of its own. */
export const queueOnStore = (store: Store): PgBoss.Db => ({
  executeSql: (text, values) =>
    store.asSystem((queries) => transactionalQueue(queries).executeSql(text, values)),
});

/**
 * The queue's statements never vary, so they are prepared once a connection: reading them takes as long as running them.
 * Those without values, for tidying, can be several at once, which cannot be prepared.
 */
export const prepared = (mark: string, db: PgBoss.Db): PgBoss.Db => {
  const marked = (text: string, values: readonly unknown[] | undefined): string =>
    values === undefined || values.length === 0 ? text : `/* ${mark} */ ${text}`;
  return { executeSql: (text, values) => db.executeSql(marked(text, values), values) };
};

/** Makes the queue's client. It is never started: its own polling would let a lost connection end the process. */
export const createQueue = (db: PgBoss.Db): PgBoss =>
  new PgBoss({ db, schema: JOB_SCHEMA, supervise: false, schedule: false });
