import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../db';
import { tenantTables } from './seed-other-tenants';

/** Tables a change finds something in; looked up once, since looking takes longer than changing. */
const touched = new Map<string, readonly { readonly name: string; readonly columns: readonly string[] }[]>();

const isMeant = (changes: ReadonlyMap<string, string>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [...changes.keys()].map((from) => sql`strpos(to_jsonb(t)::text, ${from}) > 0`),
    sql` or `,
  )})`;

const tablesWith = async (queries: Queries, changes: ReadonlyMap<string, string>) => {
  const key = [...changes.keys()].join();
  const known = touched.get(key);
  if (known !== undefined) return known;
  const tables = [];
  for (const table of await tenantTables(queries)) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(table.name)} t where ${isMeant(changes)}) as found`.execute(
      queries,
    );
    if (rows[0]?.found === true) tables.push(table);
  }
  touched.set(key, tables);
  return tables;
};

/** Replaces texts in every row of every table with a tenant, whatever column they stand in. */
export const changeTexts = async (queries: Queries, changes: ReadonlyMap<string, string>): Promise<void> => {
  const changed = [...changes].reduce<RawBuilder<unknown>>(
    (text, [from, to]) => sql`replace(${text}, ${from}, ${to})`,
    sql`to_jsonb(t)::text`,
  );
  for (const { name, columns } of await tablesWith(queries, changes)) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`
      update ${sql.table(name)} t
      set (${list}) = (select ${list} from jsonb_populate_record(null::${sql.table(name)}, (${changed})::jsonb))
      where ${isMeant(changes)}`.execute(queries);
  }
};
