import type { TenantCode } from '@gastroshop/identity';

/** How large a group is made. */
export interface GroupSize {
  /** That of the sign-ins first: the one most is measured in. */
  readonly tenants: readonly TenantCode[];
  /** Articles of each tenant. */
  readonly articles: number;
  /** Of all tenants together. */
  readonly customers: number;
  readonly carts: number;
  readonly orderLines: number;
}

/** The tenant the sign-ins of the measurements belong to. */
export const MEASURED_TENANT = 'AZ';

/** The tenants a new installation has, the measured one first. */
export const TENANTS: readonly TenantCode[] = [
  MEASURED_TENANT,
  'AL',
  'GM',
  'GS',
  'IE',
  'KI',
  'KS',
  'KN',
  'LE',
  'LL',
  'LS',
  'PI',
  'SI',
  'SP',
  'AB',
  'AA',
  'AS',
  'AH',
  'ZU',
  'HA',
  'EN',
  'GF',
];

/** Name of the host a tenant is visited at. */
export const hostOf = (tenant: string): string => `${tenant.toLowerCase()}.localhost`;

/** A host for each tenant, and the plain one for those who sign in; as the backend's setting HOSTS takes it. */
export const hostsOf = (tenants: readonly string[]): string =>
  JSON.stringify({
    localhost: { tenant: MEASURED_TENANT, mode: 'SHOP' },
    ...Object.fromEntries(tenants.map((tenant) => [hostOf(tenant), { tenant, mode: 'SHOP' }])),
  });

/**
 * Reads a count from the environment.
 *
 * @throws Error naming a setting that is no whole number above 0
 */
export const countOf = (name: string, usual: number): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return usual;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} has to be a whole number above 0`);
  return count;
};

/**
 * Reads the size from TENANTS, ARTICLES, CUSTOMERS, CARTS and ORDER_LINES; without them it is the group's own.
 *
 * @throws Error naming what is no number
 */
export const readGroupSize = (): GroupSize => ({
  tenants: TENANTS.slice(0, countOf('TENANTS', TENANTS.length)),
  articles: countOf('ARTICLES', 36_000),
  customers: countOf('CUSTOMERS', 45_000),
  carts: countOf('CARTS', 100_000),
  orderLines: countOf('ORDER_LINES', 2_000_000),
});
