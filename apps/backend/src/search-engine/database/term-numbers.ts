import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { QueryTerm } from '../query/query-term';

/** Numbers of one tenant: 8 million words, each in names and elsewhere. */
const PER_TENANT = 2 ** 24;

/** The number of a word in names, for the tenant with this number. */
export const nameTermId = (tenantNumber: number, id: number): number => tenantNumber * PER_TENANT + 2 * id;

/** The number of a word in other texts. */
export const otherTermId = (tenantNumber: number, id: number): number => nameTermId(tenantNumber, id) + 1;

/** The terms of which an article must have one to be worth a look for a wish. */
export const lookupTerms = (
  tenantNumber: number,
  { readings, beginningId }: QueryTerm,
): readonly number[] => {
  const terms = new Set<number>();
  if (beginningId !== undefined) terms.add(nameTermId(tenantNumber, beginningId));
  for (const { parts } of readings) {
    // Of several parts the rarer one will do: ranking looks at all of them.
    const [fewest] = parts.toSorted((one, other) => one.size - other.size);
    for (const [id, { isAnywhere }] of fewest ?? []) {
      terms.add(nameTermId(tenantNumber, id));
      if (isAnywhere) terms.add(otherTermId(tenantNumber, id));
    }
  }
  return [...terms];
};

/** The number of a tenant; undefined where it has no article yet. */
export const tenantNumber = async (queries: Queries, tenant: string): Promise<number | undefined> => {
  const { rows } = await sql<{ number: number }>`
    select number from search_tenant where tenant = ${tenant}`.execute(queries);
  return rows[0]?.number;
};

/** The number of a tenant, given to it now where it has none. */
export const numberedTenant = async (queries: Queries, tenant: string): Promise<number> => {
  const known = await tenantNumber(queries, tenant);
  if (known !== undefined) return known;
  await sql`insert into search_tenant (tenant) values (${tenant}) on conflict (tenant) do nothing`.execute(
    queries,
  );
  const given = await tenantNumber(queries, tenant);
  if (given === undefined) throw new Error(`No number for tenant ${tenant}`);
  return given;
};
