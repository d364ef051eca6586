import { ASSIGNMENT_RIGHTS } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { userLine, type UserLine } from '../schemas/user-line';
import { rejected, type LineOutcome } from './line-outcome';
import type { ImportContext, Importer } from './importer';
import { mergeRows, removeOthers } from './merge-rows';

const ASSIGNMENTS = {
  table: 'assignment',
  columns: {
    tenant: 'text',
    user_id: 'text',
    customer_id: 'text',
    rights: 'text[]',
    valid_from: 'date',
    valid_to: 'date',
  },
  key: ['tenant', 'user_id', 'customer_id'],
} as const;
const OWNER = { tenant: 'text', user_id: 'text' } as const;

const BATCH = 500;

/** Names that other users have already, as databases compare them. */
const namesTaken = async (queries: Queries, tenant: string, lines: readonly UserLine[]) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, lower(user_name) as name from app_user
    where tenant = ${tenant} and lower(user_name) in (
      select lower(name) from jsonb_to_recordset(${JSON.stringify(
        lines.map(({ userName }) => ({ name: userName })),
      )}::jsonb) as named (name text))`.execute(queries);
  return new Map(rows.map(({ id, name }) => [name, id]));
};

const knownCustomers = async (queries: Queries, tenant: string, lines: readonly UserLine[]) => {
  const ids = lines.flatMap(({ assignments = [] }) => assignments.map(({ customerId }) => customerId));
  const { rows } = await sql<{ id: string }>`
    select id from customer where tenant = ${tenant} and id = any(${[...new Set(ids)]}::text[])`.execute(
    queries,
  );
  return new Set(rows.map(({ id }) => id));
};

/** What a user has said of itself stays; what nobody said is filled in. */
const storeRecords = async (queries: Queries, tenant: string, lines: readonly UserLine[]) => {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into app_user as u (tenant, id, user_name, first_name, last_name, email, is_enabled)
    select ${tenant}, "userId", "userName", coalesce("firstName", ''), coalesce("lastName", ''), email,
      coalesce("isEnabled", true)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as named (
      "userId" text, "userName" text, "firstName" text, "lastName" text, email text, "isEnabled" boolean)
    order by "userId"
    on conflict (tenant, id) do update set
      first_name = coalesce(nullif(u.first_name, ''), excluded.first_name),
      last_name = coalesce(nullif(u.last_name, ''), excluded.last_name),
      email = coalesce(u.email, excluded.email)
    where (u.first_name = '' and excluded.first_name <> '') or (u.last_name = '' and excluded.last_name <> '')
      or (u.email is null and excluded.email is not null)
    returning id, (xmax = 0) as "isNew"`.execute(queries);
  const locks = lines.flatMap(({ userId, isEnabled }) =>
    isEnabled === undefined ? [] : [{ userId, isEnabled }],
  );
  const { rows: locked } = await sql<{ id: string }>`
    update app_user u set is_enabled = l."isEnabled"
    from jsonb_to_recordset(${JSON.stringify(locks)}::jsonb) as l ("userId" text, "isEnabled" boolean)
    where u.tenant = ${tenant} and u.id = l."userId" and u.is_enabled <> l."isEnabled"
    returning u.id`.execute(queries);
  return [...rows, ...locked.map(({ id }) => ({ id, isNew: false }))];
};

const storeAssignments = async (
  queries: Queries,
  tenant: string,
  lines: readonly UserLine[],
): Promise<readonly string[]> => {
  const named = lines.flatMap(({ userId, assignments }) =>
    assignments === undefined ? [] : [{ userId, assignments }],
  );
  const rows = named.flatMap(({ userId, assignments }) =>
    assignments.map(({ customerId, rights, validFrom = null, validTo = null }) => ({
      tenant,
      user_id: userId,
      customer_id: customerId,
      rights: ASSIGNMENT_RIGHTS.filter((right) => rights.includes(right)),
      valid_from: validFrom,
      valid_to: validTo,
    })),
  );
  const written = await mergeRows(queries, ASSIGNMENTS, rows);
  const owners = named.map(({ userId }) => ({ tenant, user_id: userId }));
  const gone = await removeOthers(queries, ASSIGNMENTS, OWNER, owners, rows);
  return [...written, ...gone].flatMap(({ user_id }) => user_id ?? []);
};

/** Users and the customers they may act for. A right that is taken away counts with the next call. */
export const userImporter = ({ tenant }: Pick<ImportContext, 'tenant'>): Importer<UserLine> => ({
  shape: userLine,
  batch: BATCH,
  keyOf: ({ userId }) => userId,
  keyOfRefused: ({ userId }) => (typeof userId === 'string' ? userId.trim() : undefined),
  store: async (queries, lines) => {
    const holders = await namesTaken(queries, tenant, lines);
    const customers = await knownCustomers(queries, tenant, lines);
    const problems = lines.map(({ userId, userName, assignments = [] }) => {
      const name = userName.toLowerCase();
      const holder = holders.get(name) ?? userId;
      // The first line with a name holds it against later ones.
      holders.set(name, holder);
      if (holder !== userId) return `userName: ${userName} is the name of another user`;
      const missing = assignments.find(({ customerId }) => !customers.has(customerId));
      return missing === undefined
        ? undefined
        : `assignments.customerId: there is no customer ${missing.customerId}`;
    });
    const good = lines.filter((_, position) => problems[position] === undefined);
    const fates = new Map<string, LineOutcome>();
    for (const { id, isNew } of await storeRecords(queries, tenant, good))
      if (!fates.has(id)) fates.set(id, isNew ? 'NEW' : 'CHANGED');
    for (const id of await storeAssignments(queries, tenant, good))
      if (!fates.has(id)) fates.set(id, 'CHANGED');
    return lines.map(({ userId }, position) => {
      const problem = problems[position];
      return problem === undefined ? (fates.get(userId) ?? 'UNCHANGED') : rejected(problem);
    });
  },
});
