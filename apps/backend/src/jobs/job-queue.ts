import PgBoss from 'pg-boss';
import { CompiledQuery } from 'kysely';
import type { Queries, Store } from '../db';

/** Schema of the queue's tables; migrations make it. */
const JOB_SCHEMA = 'jobs';

/** The queue on queries: whatever is asked of it happens in their transaction. */
export const queueOn = (queries: Queries): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await queries.executeQuery(CompiledQuery.raw(text, values));
    return { rows: [...rows] };
  },
});

/** The queue on a store: whatever is asked of it is a transaction of its own. */
export const queueOnStore = (store: Store): PgBoss.Db => ({
  executeSql: (text, values) => store.asSystem((queries) => queueOn(queries).executeSql(text, values)),
});

/** Makes the queue's client. It is never started: its own polling would let a lost connection end the process. */
export const createQueue = (db: PgBoss.Db): PgBoss =>
  new PgBoss({ db, schema: JOB_SCHEMA, supervise: false, schedule: false });
