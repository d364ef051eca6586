import type { HostEntry, HostTable } from './host-entry';
import type { TenantCode } from './tenant-code';
import type { TenantDirectory } from './tenant-directory';

/** Names of the own machine; a table that knows `localhost` answers them all with it. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host name without port and final dot, in lower case. */
const hostName = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * What a host name stands for (TEN-5): the tenant of a request that carries no token, and the mode of the shop.
 *
 * @param table the configured hosts
 * @param host value of a Host header, with or without port
 * @returns `undefined` for an unknown host, which a server answers with 421
 * @example resolveHost(DEMO_HOSTS, 'gm.localhost:4000') // { tenant: 'GM', mode: 'SHOP' }
 */
export const resolveHost = (table: HostTable, host: string): HostEntry | undefined => {
  const name = hostName(host);
  if (Object.hasOwn(table, name)) return table[name];
  return LOOPBACK.has(name) && Object.hasOwn(table, 'localhost') ? table['localhost'] : undefined;
};

/** The first host on which each tenant of a group has its shop, by the group's main tenant. */
export const shopHosts = (
  { hosts, mainTenantOf }: Pick<TenantDirectory, 'hosts' | 'mainTenantOf'>,
  mainTenant: TenantCode,
): readonly { readonly tenant: TenantCode; readonly host: string }[] =>
  [...new Set(Object.values(hosts).map(({ tenant }) => tenant))]
    .filter((tenant) => mainTenantOf(tenant) === mainTenant)
    .flatMap((tenant) => {
      const host = shopHost(hosts, tenant);
      return host === undefined ? [] : [{ tenant, host }];
    });

/**
 * The first host of a table on which a tenant has its shop, for a link to the right shop (TEN-4).
 *
 * @example shopHost(DEMO_HOSTS, 'LL') // 'll.localhost'
 */
export const shopHost = (table: HostTable, tenant: TenantCode): string | undefined =>
  Object.entries(table).find(([, entry]) => entry.tenant === tenant && entry.mode === 'SHOP')?.[0];
