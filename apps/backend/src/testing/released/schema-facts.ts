import { sql } from 'kysely';
import type { Queries } from '../../db';

/** What code relies on in a column. */
export interface ColumnFacts {
  /** As PostgreSQL writes it. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Is filled by the database where a row leaves it out. */
  readonly isFilled: boolean;
  /** Its comment begins with "unused": no code of this version reads or writes it. */
  readonly isUnused: boolean;
}

/** What code relies on in a database, read from the catalogue of the database itself. */
export interface SchemaFacts {
  /** By "table column". */
  readonly columns: Readonly<Record<string, ColumnFacts>>;
  /** Functions with their arguments and what they answer. */
  readonly functions: readonly string[];
  /** What has to be unique, by "table columns"; what `on conflict` names. */
  readonly uniques: readonly string[];
  /** Conditions on rows, by "table condition". */
  readonly conditions: readonly string[];
  /**
   * Tables that hold a row of another back, by "table target condition". Not the partition of a queue, which holds the
   * row of that queue alone: who does not know the queue does not delete it.
   */
  readonly holds: readonly string[];
  /** What requests may do, by "table privilege". */
  readonly grants: readonly string[];
}

/** Tables of the product: its own and those of the queue. */
const OWN = sql.raw("('public', 'jobs')");

const lines = async (queries: Queries, text: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ line: string }>`
    with own as (
      select c.oid, n.nspname || '.' || c.relname as name, c.relkind, c.relacl, c.relowner, c.relispartition
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${OWN}
    )
    ${sql.raw(text)} order by 1`.execute(queries);
  return [...new Set(rows.map(({ line }) => line))];
};

/** Reads what code relies on. */
export const readSchemaFacts = async (queries: Queries): Promise<SchemaFacts> => {
  const { rows } = await sql<ColumnFacts & { readonly name: string }>`
    select n.nspname || '.' || c.relname || ' ' || a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
      a.atthasdef or a.attidentity <> '' as "isFilled",
      coalesce(col_description(c.oid, a.attnum) like 'unused%', false) as "isUnused"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${OWN} and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
    order by 1`.execute(queries);
  return {
    columns: Object.fromEntries(rows.map(({ name, ...facts }) => [name, facts])),
    functions: await lines(
      queries,
      `select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ') '
         || pg_get_function_result(p.oid) as line
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'jobs') and p.prokind = 'f' and not exists
         (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    ),
    uniques: await lines(
      queries,
      `select own.name || ' (' || (select string_agg(pg_get_indexdef(indexrelid, k, false), ', ' order by k)
           from generate_series(1, indnkeyatts) k) || ')'
         || coalesce(' where ' || pg_get_expr(indpred, indrelid), '') as line
       from pg_index join own on own.oid = indrelid where indisunique`,
    ),
    conditions: await lines(
      queries,
      `select own.name || ' ' || pg_get_constraintdef(k.oid) as line
       from pg_constraint k join own on own.oid = conrelid where contype in ('c', 'f', 'x')`,
    ),
    holds: await lines(
      queries,
      `select own.name || ' ' || target.name || ' ' || pg_get_constraintdef(k.oid) as line
       from pg_constraint k join own on own.oid = conrelid join own target on target.oid = confrelid
       where contype = 'f' and confdeltype in ('a', 'r') and not own.relispartition`,
    ),
    grants: await lines(
      queries,
      `select own.name || ' ' || lower(privilege_type) as line
       from own, aclexplode(relacl) a join pg_roles r on r.oid = a.grantee where r.rolname = 'shop_app'`,
    ),
  };
};
