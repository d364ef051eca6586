import { namesTenant } from './names-tenant';
import type { Settings } from './settings';

/**
 * Whose orders can be changed and cancelled until their deadlines: those of the tenants named, whose merchandise systems
 * take `gastroshop.order/2`. Where nothing is named, nobody's on an installation with PostgreSQL, which hands orders to a
 * system that may know nothing of changes, and everybody's on one that is tried out: embedded, or with the demonstration's
 * data.
 *
 * @example orderEditing({ ORDER_EDITING: ['AZ'], isEmbedded: false, withDemoData: false })('AZ') // true
 */
export const orderEditing =
  ({
    ORDER_EDITING: tenants,
    isEmbedded,
    withDemoData,
  }: Pick<Settings, 'ORDER_EDITING' | 'isEmbedded' | 'withDemoData'>) =>
  (tenant: string): boolean =>
    tenants === undefined ? isEmbedded || withDemoData : namesTenant(tenants, tenant);
