import type pg from 'pg';

/** A query with a limit of its own, which the driver takes and its types do not tell. */
interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number;
}

/** How long a new connection may take to tell its timeline, in milliseconds. */
const PATIENCE_MS = 5_000;

const TIMELINE: TimedQuery = {
  text: `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
  query_timeout: PATIENCE_MS,
};

/**
 * Looks at each new connection of a pool before anybody gets it: where it leads to a database that was restored or has
 * taken over since, that one is told, so that it gives nothing out a second time (migration 0047). A pool that has seen
 * no database yet relies on the migrations, which ask the same.
 */
export const noticeNewLife = () => {
  let known: string | undefined;
  return async (client: pg.PoolClient): Promise<void> => {
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE);
    const timeline = rows[0]?.timeline ?? undefined;
    if (timeline === undefined || timeline === known) return;
    if (known !== undefined) await client.query('select notice_new_life()');
    known = timeline;
  };
};
