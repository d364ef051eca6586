import { namesTenant } from './names-tenant';
import type { Settings } from './settings';

/**
 * Whose orders are handed over delivery by delivery, each when its last deadline has passed: those of the tenants named,
 * whose merchandise systems cannot replace an order they have.
 *
 * @example handOverAtDeadline({ HAND_OVER_AT_DEADLINE: ['AZ'] })('AZ') // true
 */
export const handOverAtDeadline =
  ({ HAND_OVER_AT_DEADLINE: tenants }: Pick<Settings, 'HAND_OVER_AT_DEADLINE'>) =>
  (tenant: string): boolean =>
    namesTenant(tenants, tenant);
