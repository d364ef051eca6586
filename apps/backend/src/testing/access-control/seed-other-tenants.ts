import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { SeededFixture } from '../conformance';

/** Part of every name and text of somebody else. */
export const FOREIGN = 'fremd';

/** Tenants with a world of their own under the very same names: one that shares nothing with the caller's, one of the caller's group. */
export const OTHER_TENANTS = ['GM', 'AB'] as const;

/** The name of what only another tenant has, by a stranger's. */
export const ofOtherTenant = (name: string): string => `g${name}`;

/** The name of a colleague's own thing, by a stranger's. */
export const ofColleague = (name: string): string => `k${name}`;

interface TenantTable {
  readonly name: string;
  /** Columns a row is written with; the others come about by themselves. */
  readonly columns: readonly string[];
  readonly keys: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Columns that say whose a row is; some rows are known by a number of their own. */
const OWNERS = ['customer_id', 'user_id', 'owner_id'];

/** Every table with a tenant, as the database lists them: a new one is among them by itself. */
export const tenantTables = async (queries: Queries): Promise<readonly TenantTable[]> => {
  const { rows } = await sql<TenantTable>`
    select c.relname::text as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      ) as columns,
      array(
        select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary
      ) as keys
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant')
    order by c.relname`.execute(queries);
  return rows;
};

/** The rows of a table in a tenant. */
const rowsOf = async (queries: Queries, { name }: TenantTable, tenant: string): Promise<readonly Row[]> => {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(name)} t where t.tenant = ${tenant}`.execute(queries);
  return rows.map(({ row }) => row);
};

const insertRow = async (queries: Queries, { name, columns }: TenantTable, row: Row): Promise<void> => {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(name)} (${list})
    select ${list} from jsonb_populate_record(null::${sql.table(name)}, ${JSON.stringify(row)}::jsonb)
    on conflict do nothing`.execute(queries);
};

/** What of a row does not say whose it is looks different: texts, prices, numbers, answers of yes or no. */
const disguised = (row: Row, { keys }: TenantTable, mark: string): Row => {
  const texts = JSON.stringify(row)
    .replaceAll(` ${mark}`, ` ${FOREIGN}`)
    .replaceAll(`-${mark}@`, `-${FOREIGN}@`)
    .replaceAll('4.15', '9.99');
  return Object.fromEntries(
    Object.entries(JSON.parse(texts) as Row).map(([column, value]) => {
      if (typeof value === 'boolean') return [column, !value];
      return [column, typeof value === 'number' && !keys.includes(column) ? value + 1 : value];
    }),
  );
};

/** Writes every row of a tenant, or of another, once more, under what other names some have, where that makes it another row. */
const seedRenamed = async (
  queries: Queries,
  tables: readonly TenantTable[],
  mark: string,
  names: ReadonlyMap<string, string>,
  owners: readonly string[],
  tenant = 'AZ',
): Promise<void> => {
  const wanted = new RegExp([...names.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');
  for (const table of tables)
    for (const row of await rowsOf(queries, table, tenant)) {
      const renamed = JSON.parse(
        JSON.stringify(disguised(row, table, mark)).replaceAll(wanted, (name) => names.get(name) ?? name),
      ) as Row;
      const isAnother = [...table.keys, ...owners].some((key) => renamed[key] !== row[key]);
      if (isAnother) await insertRow(queries, table, renamed);
    }
};

const seedForeignContent = async (queries: Queries, mark: string, tenant: string): Promise<void> => {
  const entries = await queries.selectFrom('content_entry').selectAll().where('scope', '=', 'AZ').execute();
  for (const { id, kind, slug } of entries)
    await sql`
      with entry as (
        insert into content_entry (id, scope, kind, slug, created_at)
        values (gen_random_uuid(), ${tenant}, ${kind}, ${slug}, now()) returning id
      )
      insert into content_version
        (entry_id, version, state, valid_from, valid_to, is_for_signed_in, targets, bodies, created_at, created_by)
      select entry.id, v.version, v.state, v.valid_from, v.valid_to, v.is_for_signed_in, v.targets,
        replace(v.bodies::text, ${` ${mark}`}, ${` ${FOREIGN}`})::jsonb, v.created_at, v.created_by
      from content_version v, entry where v.entry_id = ${id}`.execute(queries);
};

/** Names of what identifies the caller's own things: orders, papers, lists. */
export interface OwnNames {
  /** Of things every colleague of the customer sees. */
  readonly ofCustomer: readonly string[];
  /** Of things only the caller sees. */
  readonly ofUser: readonly string[];
}

/** Names of what somebody else has. */
export interface OtherTenants {
  readonly customerId: string;
  /** What of the own world is called how with somebody else. */
  readonly foreignNameOf: (name: string) => string;
}

/**
 * Plants the same world again: in two other tenants under the very same names, for another customer of the same
 * tenant, and for a colleague of the same customer. Everything is there that the caller has, and looks different.
 */
export const seedOtherTenants = async (
  queries: Queries,
  world: SeededFixture,
  names: OwnNames,
): Promise<OtherTenants> => {
  const { mark, customerId, userName, blindUserName, colleagueName } = world;
  const tables = await tenantTables(queries);
  await sql`set local session_replication_role = replica`.execute(queries);
  for (const table of tables)
    for (const row of await rowsOf(queries, table, 'AZ'))
      for (const tenant of OTHER_TENANTS)
        await insertRow(queries, table, { ...disguised(row, table, mark), tenant });
  const foreign = (name: string): string => `${FOREIGN}-${name}`;
  const things = [...names.ofCustomer, ...names.ofUser].map((name) => [name, foreign(name)] as const);
  const elsewhere = things.map(([name, theirs]) => [name, ofOtherTenant(theirs)] as const);
  await seedRenamed(queries, tables, mark, new Map(elsewhere), [], 'GM');
  const people = [userName, blindUserName, colleagueName].flatMap((name) => [
    [`id-${name}`, `id-${FOREIGN}-${name}`] as const,
    [name, foreign(name)] as const,
  ]);
  const strangers = new Map([...things, ...people, [customerId, foreign(customerId)]]);
  await seedRenamed(queries, tables, mark, strangers, OWNERS);
  const theirs = names.ofUser.map((name) => [name, ofColleague(foreign(name))] as const);
  await seedRenamed(
    queries,
    tables,
    mark,
    new Map([...theirs, [`id-${userName}`, `id-${colleagueName}`]]),
    [],
  );
  await queries
    .updateTable('notification')
    .set({ target_customers: [foreign(customerId)] })
    .where('tenant', '=', 'AZ')
    .where('id', 'like', `${FOREIGN}%`)
    .execute();
  // Of what is a colleague's somebody else knows.
  await sql`
    insert into order_template_share (tenant, template_id, user_id)
    select 'AZ', id, ${`id-${blindUserName}`} from order_template
    where tenant = 'AZ' and owner_id = ${`id-${colleagueName}`}
    on conflict do nothing`.execute(queries);
  // In the other tenant the caller was let in on what here belongs to strangers.
  await sql`
    insert into order_template_share (tenant, template_id, user_id)
    select 'GM', id, ${`id-${userName}`} from order_template
    where tenant = 'AZ' and owner_id <> ${`id-${userName}`}
    on conflict do nothing`.execute(queries);
  // Nobody of this house acts for strangers as well.
  await queries
    .deleteFrom('assignment')
    .where('tenant', '=', 'AZ')
    .where('customer_id', '=', foreign(customerId))
    .where('user_id', 'not like', `%${FOREIGN}%`)
    .execute();
  for (const tenant of OTHER_TENANTS) await seedForeignContent(queries, mark, tenant);
  // An article only the other tenant has.
  for (const table of tables.filter(({ name }) => name.startsWith('article')))
    for (const row of await rowsOf(queries, table, 'GM')) {
      const isMeant = row['sku'] === world.skus[0];
      if (isMeant) await insertRow(queries, table, { ...row, sku: foreign(world.skus[0]) });
    }
  // What is the caller's was written last, so that of several rows any other is found first.
  for (const { name } of tables)
    await sql`
      update ${sql.table(name)} t set tenant = tenant
      where tenant = 'AZ' and t::text not like ${`%${FOREIGN}%`}`.execute(queries);
  await sql`set local session_replication_role = origin`.execute(queries);
  return { customerId: foreign(customerId), foreignNameOf: foreign };
};

/** A digest of every row that is somebody else's. */
export const othersDigest = async (queries: Queries): Promise<string> => {
  const tables = await tenantTables(queries);
  const parts = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, md5(coalesce(string_agg(row, ',' order by row), '')) as digest
      from (select to_jsonb(t)::text as row from ${sql.table(name)} t where t.tenant in (${sql.join(OTHER_TENANTS)}) or t::text like ${`%${FOREIGN}%`}) as rows`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(
    queries,
  );
  return rows.map(({ name, digest }) => `${name} ${digest}`).join('\n');
};
