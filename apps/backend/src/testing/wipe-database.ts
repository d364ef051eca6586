import { sql } from 'kysely';
import type { Queries, Store } from '../db';

/** What the database is made of: a test that changed any of it leaves a database nobody else can use. */
const structure = sql<{ digest: string }>`
  with own as (
    select n.nspname || '.' || c.relname as name, c.*
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
  ), parts (part) as (
    select concat_ws(' ', name, relkind, relrowsecurity, relforcerowsecurity, relacl, reloptions) from own
    union all
    select concat_ws(' ', own.name, attname, atttypid, attnotnull, attisdropped, attacl)
    from pg_attribute join own on own.oid = attrelid where attnum > 0
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where conrelid in (select oid from own)
    union all
    select pg_get_indexdef(oid) from own where relkind = 'i'
    union all
    select pg_get_viewdef(oid) from own where relkind = 'v'
    union all
    select concat_ws(' ', tgrelid::regclass, tgname, tgenabled, tgfoid::regproc) from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', polrelid::regclass, polname, polcmd, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from pg_policy
    union all
    select concat_ws(' ', p.oid::regprocedure, prosrc, proconfig, proacl, prosecdef, proowner)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    union all
    select concat_ws(' ', rolname, rolsuper, rolbypassrls, rolcanlogin, rolconfig) from pg_roles
    union all
    select concat_ws(' ', setdatabase, setrole, setconfig) from pg_db_role_setting
    union all
    select extname || ' ' || extversion from pg_extension
  )
  select md5(string_agg(part, E'\\n' order by part)) as digest from parts`;

/** Tables that rows have been put into since they were made or last truncated. */
const filledTables = async (queries: Queries): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
      and pg_relation_size(c.oid) > 0
    order by 1`.execute(queries);
  return rows.map(({ name }) => name);
};

const contentOf = async (queries: Queries, table: string): Promise<string> => {
  const { rows } = await sql<{ digest: string }>`
    select md5(coalesce(string_agg(r::text, E'\\n' order by r::text), '')) as digest
    from ${sql.raw(table)} r`.execute(queries);
  return rows[0]?.digest ?? '';
};

/** A database as its migrations left it. */
export interface EmptyDatabase {
  readonly structure: string;
  /** The content of those tables that the migrations themselves fill. */
  readonly contents: ReadonlyMap<string, string>;
}

/** Notes what an empty, migrated database is like. */
export const describeEmptyDatabase = (store: Store): Promise<EmptyDatabase> =>
  store.asSystem(async (queries) => {
    const { rows } = await structure.execute(queries);
    const contents = new Map<string, string>();
    for (const table of await filledTables(queries)) contents.set(table, await contentOf(queries, table));
    return { structure: rows[0]?.digest ?? '', contents };
  });

/**
 * Empties a database again: no row, no number drawn, no statistics, no setting of the session is left of what was
 * there.
 *
 * @returns false where it cannot be as new: its structure was changed, or what the migrations had put in
 */
export const wipeDatabase = (store: Store, empty: EmptyDatabase): Promise<boolean> =>
  store.asSystem(async (queries) => {
    const { rows } = await structure.execute(queries);
    if (rows[0]?.digest !== empty.structure) return false;
    const filled = await filledTables(queries);
    for (const [table, content] of empty.contents)
      if ((await contentOf(queries, table)) !== content) return false;
    const written = filled.filter((table) => !empty.contents.has(table));
    if (written.length > 0) {
      // No trigger notes that everything went.
      await sql`set local session_replication_role = replica`.execute(queries);
      await sql.raw(`truncate ${written.join(', ')} restart identity cascade`).execute(queries);
      await sql`delete from pg_statistic where starelid >= 16384`.execute(queries);
    }
    await sql`select setval(s.oid::regclass, p.seqstart, false)
      from pg_class s join pg_sequence p on p.seqrelid = s.oid`.execute(queries);
    await sql`unlisten *`.execute(queries);
    await sql`select pg_advisory_unlock_all()`.execute(queries);
    await sql`reset all`.execute(queries);
    return true;
  });
