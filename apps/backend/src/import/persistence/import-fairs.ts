import type { Fair } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { readMemberships } from '../../tenants';
import { fairLine, type FairLine } from '../schemas/fair-line';
import { rejected, type LineOutcome } from './line-outcome';
import type { Importer } from './importer';
import { mergeRows } from './merge-rows';

const FAIRS = {
  table: 'fair',
  columns: {
    id: 'text',
    tenants: 'text[]',
    max_orders_per_customer: 'integer',
    blocked_customers: 'text[]',
    doc: 'jsonb',
  },
  key: ['id'],
} as const;

const BATCH = 50;

const rowOf = ({ blockedCustomers, ...fair }: FairLine) => {
  const doc: Fair = fair;
  return {
    id: fair.id,
    tenants: fair.tenants,
    max_orders_per_customer: fair.maxOrdersPerCustomer ?? null,
    blocked_customers: blockedCustomers,
    doc,
  };
};

/** Fairs that are there already, with whose they are. */
const knownFairs = async (queries: Queries, lines: readonly FairLine[]) => {
  const { rows } = await sql<{ id: string; tenants: readonly string[] }>`
    select id, tenants from fair where id = any(${lines.map(({ id }) => id)}::text[]) for update`.execute(
    queries,
  );
  return new Map(rows.map(({ id, tenants }) => [id, tenants]));
};

/** Customers a fair is closed to and whom none of its tenants has, the first of each fair. */
const unknownCustomers = async (queries: Queries, lines: readonly FairLine[]) => {
  const named = lines.flatMap(({ id, tenants, blockedCustomers }) =>
    blockedCustomers.map((customer) => ({ fair: id, tenants, customer })),
  );
  if (named.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ fair: string; customer: string }>`
    select fair, min(customer) as customer
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (fair text, tenants text[], customer text)
    where not exists (select from customer c where c.tenant = any(named.tenants) and c.id = named.customer)
    group by fair`.execute(queries);
  return new Map(rows.map(({ fair, customer }) => [fair, customer]));
};

/** Why a file of one tenant may not say this of a fair. */
const foreignReason = (
  tenant: TenantCode | undefined,
  { id, tenants }: FairLine,
  before: readonly string[] | undefined,
): string | undefined => {
  if (tenant === undefined) return undefined;
  if (tenants.some((other) => other !== tenant))
    return `tenants: a file of ${tenant} is for fairs of ${tenant} alone`;
  return before?.some((other) => other !== tenant) === true ? `id: ${id} is a fair of others` : undefined;
};

/**
 * Fairs. One that is on is changed for the very next call: prices, days, limits and who may order are read anew each time.
 *
 * @param tenant whose fairs the file may be about; undefined: those of the whole group
 */
export const fairImporter = ({
  tenant,
}: {
  readonly tenant?: TenantCode | undefined;
}): Importer<FairLine> => ({
  shape: fairLine,
  batch: BATCH,
  keyOf: ({ id }) => id,
  keyOfRefused: ({ id }) => (typeof id === 'string' ? id.trim() : undefined),
  store: async (queries, lines) => {
    const known = await knownFairs(queries, lines);
    const unknown = await unknownCustomers(queries, lines);
    const tenants = new Set((await readMemberships(queries)).map(({ code }) => code));
    const problemOf = (line: FairLine): string | undefined => {
      const foreign = foreignReason(tenant, line, known.get(line.id));
      if (foreign !== undefined) return foreign;
      const nobody = line.tenants.find((code) => !tenants.has(code));
      if (nobody !== undefined) return `tenants: there is no tenant ${nobody}`;
      const customer = unknown.get(line.id);
      return customer === undefined
        ? undefined
        : `blockedCustomers: there is no customer ${customer} in ${line.tenants.join(', ')}`;
    };
    const problems = new Map(lines.map((line) => [line.id, problemOf(line)]));
    const good = lines.filter(({ id }) => problems.get(id) === undefined);
    const written = await mergeRows(queries, FAIRS, good.map(rowOf));
    const fates = new Map(
      written.map(({ id, isNew }): [string, LineOutcome] => [id ?? '', isNew ? 'NEW' : 'CHANGED']),
    );
    return lines.map(({ id }) => {
      const problem = problems.get(id);
      return problem === undefined ? (fates.get(id) ?? 'UNCHANGED') : rejected(problem);
    });
  },
});
