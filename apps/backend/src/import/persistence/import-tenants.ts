import type { TenantCode } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries, TenantSettings } from '../../db';
import { readHosts, readMemberships } from '../../tenants';
import { tenantLine, type TenantLine } from '../schemas/tenant-line';
import { rejected, type LineOutcome } from './line-outcome';
import type { Importer } from './importer';
import { mergeRows, removeOthers } from './merge-rows';
import { saidHosts, tenantProblems, type KnownTenants } from './tenant-problems';

const SETTINGS = {
  table: 'tenant_setting',
  columns: { scope: 'text', doc: 'jsonb' },
  key: ['scope'],
} as const;

const MEMBERSHIPS = {
  table: 'tenant',
  columns: { code: 'text', main_code: 'text' },
  key: ['code'],
} as const;

const HOSTS = {
  table: 'tenant_host',
  columns: { host: 'text', code: 'text', mode: 'text' },
  key: ['host'],
} as const;

const BATCH = 50;

/** Of whom a line is, and where, stands in tables of its own; JSON leaves out what is undefined. */
const settingsOf = ({ tenant: scope, ...line }: TenantLine) => {
  const settings = {
    ...line,
    mainTenant: undefined,
    hosts: undefined,
    branchHosts: undefined,
    siteHosts: undefined,
  };
  const doc: TenantSettings = settings;
  return { scope, doc };
};

const readKnown = async (queries: Queries): Promise<KnownTenants> => {
  // Two files at once would each let somebody join a group that the other makes a member.
  await sql`lock table tenant in share row exclusive mode`.execute(queries);
  const memberships = await readMemberships(queries);
  const hosts = Object.entries(await readHosts(queries));
  const looks = await queries.selectFrom('look').select('key').orderBy('key').execute();
  return {
    looks: looks.map(({ key }) => key),
    members: new Map(memberships.map(({ code, mainTenant }) => [code, mainTenant])),
    owners: new Map(hosts.map(([host, { tenant }]) => [host, tenant])),
  };
};

/** Lets tenants join, or join another group. @returns those who did, and whether they are new */
const storeMemberships = async (
  queries: Queries,
  lines: readonly TenantLine[],
): Promise<ReadonlyMap<string, LineOutcome>> => {
  const rows = lines.flatMap(({ tenant: code, mainTenant }) =>
    mainTenant === undefined ? [] : [{ code, main_code: mainTenant }],
  );
  const written = await mergeRows(queries, MEMBERSHIPS, rows);
  return new Map(written.map(({ code = '', isNew }) => [code, isNew ? 'NEW' : 'CHANGED']));
};

/** Brings the hosts of tenants to what the lines say. @returns the tenants whose hosts have changed */
const storeHosts = async (
  queries: Queries,
  lines: readonly TenantLine[],
): Promise<ReadonlyMap<string, LineOutcome>> => {
  const said = lines.flatMap((line) => saidHosts(line).map((each) => ({ code: line.tenant, ...each })));
  const rows = said.flatMap(({ code, mode, hosts }) => hosts.map((host) => ({ host, code, mode })));
  const owners = said.map(({ code, mode }) => ({ code, mode }));
  const removed = await removeOthers(queries, HOSTS, { code: 'text', mode: 'text' }, owners, rows);
  const written = new Set((await mergeRows(queries, HOSTS, rows)).map(({ host }) => host));
  const changed = rows.filter(({ host }) => written.has(host));
  return new Map([...removed, ...changed].map(({ code }) => [code, 'CHANGED']));
};

const storeSettings = async (
  queries: Queries,
  lines: readonly TenantLine[],
): Promise<ReadonlyMap<string, LineOutcome>> => {
  const written = await mergeRows(queries, SETTINGS, lines.map(settingsOf));
  return new Map(written.map(({ scope = '', isNew }) => [scope, isNew ? 'NEW' : 'CHANGED']));
};

/**
 * Which tenants there are, and how they present themselves. The next page, paper and mail is in the new look; a tenant
 * that joins has its shop with the next request.
 *
 * @param tenant who sends the file, which is about its look alone; undefined: the whole group
 */
export const tenantImporter = ({
  tenant,
}: {
  readonly tenant?: TenantCode | undefined;
}): Importer<TenantLine> => ({
  shape: tenantLine,
  batch: BATCH,
  keyOf: (line) => line.tenant,
  keyOfRefused: (value) => (typeof value['tenant'] === 'string' ? value['tenant'].trim() : undefined),
  store: async (queries, lines) => {
    const problems = tenantProblems(tenant, await readKnown(queries), lines);
    const good = lines.filter((line) => !problems.has(line.tenant));
    const joined = await storeMemberships(queries, good);
    const hosts = await storeHosts(queries, good);
    const settings = await storeSettings(queries, good);
    return lines.map(({ tenant: of }) => {
      const problem = problems.get(of);
      return problem === undefined
        ? (joined.get(of) ?? settings.get(of) ?? hosts.get(of) ?? 'UNCHANGED')
        : rejected(problem);
    });
  },
});
