/** Stands for every tenant. */
const ALL = 'all';

/** Whether a setting that names tenants, or all of them, names this one. */
export const namesTenant = (tenants: readonly string[], tenant: string): boolean =>
  tenants.includes(ALL) || tenants.includes(tenant);
