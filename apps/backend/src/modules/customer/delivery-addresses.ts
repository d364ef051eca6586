import type { Address, InvoiceAddress } from '@gastroshop/api-contract';
import type { Queries } from '../../db';

/** Where goods of a customer can be brought, in the order the branch keeps them. */
export const deliveryAddresses = async (
  queries: Queries,
  tenant: string,
  customerId: string,
): Promise<readonly Address[]> => {
  const rows = await queries
    .selectFrom('delivery_address')
    .select(['external_id', 'address'])
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .orderBy('external_id')
    .execute();
  return rows.map(({ external_id, address }) => ({ ...address, tenant, externalId: external_id }));
};

/** Where invoices go: the address kept for them, else that of the customer. */
export const invoiceAddress = async (
  queries: Queries,
  tenant: string,
  customerId: string,
): Promise<InvoiceAddress> => {
  const row = await queries
    .selectFrom('customer')
    .select(['address', 'invoice_address'])
    .where('tenant', '=', tenant)
    .where('id', '=', customerId)
    .executeTakeFirst();
  return { ...(row?.invoice_address ?? row?.address), tenant, customerId };
};
