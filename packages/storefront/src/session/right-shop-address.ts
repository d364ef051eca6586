import { DEMO_HOSTS, entryOfHost, shopHostOf, type TenantCode } from '@gastroshop/identity';

/** Where a page stands. */
export type PageOrigin = Pick<Location, 'protocol' | 'host' | 'hostname' | 'port'>;

/**
 * Address of a tenant's shop, seen from another shop of its group: by the table of hosts, or where the host of this
 * shop begins with its own tenant's code, by that of the other.
 *
 * @param hostTenant tenant of the shop one is in
 * @returns undefined where neither tells
 * @example rightShopAddress('LS', 'LL', location) // 'https://ls.example.com/' on https://ll.example.com
 */
export const rightShopAddress = (
  tenant: TenantCode,
  hostTenant: TenantCode,
  { protocol, host, hostname, port }: PageOrigin,
): string | undefined => {
  const [first = '', ...rest] = hostname.split('.');
  const named =
    first === hostTenant.toLowerCase() && rest.length > 0
      ? [tenant.toLowerCase(), ...rest].join('.')
      : undefined;
  const known = entryOfHost(DEMO_HOSTS, host) === undefined ? named : shopHostOf(DEMO_HOSTS, tenant);
  return known === undefined ? undefined : `${protocol}//${known}${port === '' ? '' : `:${port}`}/`;
};
