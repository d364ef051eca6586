import type { Customer } from '@gastroshop/api-contract';
import type { CallRequest } from '../../calls';
import type { Queries } from '../../db';
import { hasReachedFairLimit } from '../fair';
import { assignedUsers } from './assigned-users';
import { deliveryAddresses } from './delivery-addresses';
import { deliveryTerms } from './delivery-terms';
import { exceptionsFrom, upcomingDays } from './upcoming-days';

/** The full record of the customer acted for. */
export const customerRecord = async (
  queries: Queries,
  { tenant, customer: { id }, now, today }: CallRequest<'getCustomer'>,
): Promise<Customer> => {
  const row = await queries
    .selectFrom('customer')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const terms = await deliveryTerms(queries, tenant, id);
  return {
    id: `${tenant}-${id}`,
    customerId: id,
    tenant,
    displayName: row.display_name,
    priceLists: row.price_lists,
    disabled: row.is_disabled,
    deliveryAddresses: await deliveryAddresses(queries, tenant, id),
    ...(row.address !== null && { customerAddress: row.address }),
    deliverySlots: terms.deliverySlots,
    alternativeTourDeliverySlots: terms.alternativeTourDeliverySlots,
    upcomingDays: upcomingDays(terms, now),
    assignedUsers: await assignedUsers(queries, tenant, id),
    ...(row.last_order_time !== null && { lastOrderTime: row.last_order_time }),
    hasCatalogRestriction: row.has_catalog_restriction,
    ...(row.show_essence_for_days !== null && { showEssenceForDays: row.show_essence_for_days }),
    ...(row.billing_time !== null && { billingTime: row.billing_time }),
    reachedSubshopOrderLimit: await hasReachedFairLimit(queries, tenant, id),
    ...(row.contact_person_id !== null && { personalContactPersonId: row.contact_person_id }),
    deliveryExceptions: exceptionsFrom(terms, today),
  };
};
