import type { DeliveryException } from '@gastroshop/api-contract';
import type { HostEntry, TenantCode, TenantDirectory } from '@gastroshop/identity';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import { readTenantProfile, type TenantProfile } from '../../tenant-profile';
import { missingOf, publishedLegalPages } from '../content';

/** Days to come that are listed; more is no page but a file. */
const MOST_HOLIDAYS = 20;

/** What an installation knows of a tenant. */
export interface TenantSettingsView {
  readonly tenant: TenantCode;
  readonly mainTenant: TenantCode;
  readonly profile: TenantProfile;
  readonly hosts: Readonly<Record<HostEntry['mode'], readonly string[]>>;
  /** Keys of what is missing before a first order. */
  readonly missing: Awaited<ReturnType<typeof missingOf>>;
  readonly legalPages: Awaited<ReturnType<typeof publishedLegalPages>>;
  /** Those of the whole branch, the next first. */
  readonly holidays: readonly DeliveryException[];
}

const hostsOf = (
  { hosts }: Pick<TenantDirectory, 'hosts'>,
  tenant: TenantCode,
  mode: HostEntry['mode'],
): readonly string[] =>
  Object.entries(hosts)
    .filter(([, entry]) => entry.tenant === tenant && entry.mode === mode)
    .map(([host]) => host);

/** Reads what an installation knows of a tenant, as the system: whoever asks has been let in. */
export const readTenantSettings = async (
  queries: Queries,
  tenants: TenantDirectory,
  { tenant, now, today }: { readonly tenant: TenantCode; readonly now: Date; readonly today: string },
): Promise<TenantSettingsView> => {
  const rows = await queries
    .selectFrom('delivery_exception')
    .select('exception')
    .where('tenant', '=', tenant)
    .where('customer_id', '=', '')
    .where('date', '>=', sql<string>`${today}::date`)
    .orderBy('date')
    .limit(MOST_HOLIDAYS)
    .execute();
  return {
    tenant,
    mainTenant: tenants.mainTenantOf(tenant),
    profile: await readTenantProfile(queries, tenant),
    hosts: {
      SHOP: hostsOf(tenants, tenant, 'SHOP'),
      BRANCH: hostsOf(tenants, tenant, 'BRANCH'),
      SITE: hostsOf(tenants, tenant, 'SITE'),
    },
    missing: await missingOf(queries, { tenant, now }),
    legalPages: await publishedLegalPages(queries, { tenant, now }),
    holidays: rows.map(({ exception }) => exception),
  };
};
