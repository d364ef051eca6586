import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../db';
import { tenantTables } from './seed-other-tenants';

/** Writes rows of a table once more with some columns replaced; what is there already stays. */
export const copyRows = async (
  queries: Queries,
  name: string,
  isMeant: RawBuilder<boolean>,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const table = (await tenantTables(queries)).find((one) => one.name === name);
  if (table === undefined) throw new Error(`There is no table ${name}`);
  const list = sql.join(table.columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(name)} (${list})
    select ${list} from (
      select (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* from ${sql.table(name)} t where ${isMeant}
    ) as copied
    on conflict do nothing`.execute(queries);
};
