import type {
  Address,
  DeliveryException,
  DeliverySlot,
  Fair,
  InvoiceAddress,
} from '@gastroshop/api-contract';
import type { Queries } from '../db';

/** A user to plant; what is left out is plain. */
export interface SeededUser {
  readonly tenant?: string | undefined;
  readonly id: string;
  readonly userName?: string | undefined;
  readonly email?: string | undefined;
  readonly isEnabled?: boolean | undefined;
}

/** Stores users. */
export const seedUsers = async (queries: Queries, users: readonly SeededUser[]): Promise<void> => {
  await queries
    .insertInto('app_user')
    .values(
      users.map(({ tenant = 'AZ', id, userName = id, email, isEnabled = true }) => ({
        tenant,
        id,
        user_name: userName,
        first_name: 'First',
        last_name: 'Last',
        email: email ?? null,
        locale: 'de-AT',
        is_enabled: isEnabled,
      })),
    )
    .execute();
};

/** A customer to plant with all that belongs to it. */
export interface SeededRecord {
  readonly tenant?: string | undefined;
  readonly id: string;
  readonly displayName?: string | undefined;
  readonly lastOrderTime?: string | undefined;
  readonly hasBestFriendUser?: boolean | undefined;
  readonly isRestricted?: boolean | undefined;
  readonly address?: Address | undefined;
  readonly invoiceAddress?: Omit<InvoiceAddress, 'customerId'> | undefined;
  readonly deliveryAddresses?: readonly Address[] | undefined;
  readonly slots?: readonly DeliverySlot[] | undefined;
  readonly alternativeSlots?: readonly DeliverySlot[] | undefined;
  readonly exceptions?: readonly DeliveryException[] | undefined;
}

const seedSlots = async (
  queries: Queries,
  owner: { readonly tenant: string; readonly customer_id: string },
  slots: readonly DeliverySlot[],
  isAlternativeTour: boolean,
): Promise<void> => {
  if (slots.length === 0) return;
  await queries
    .insertInto('delivery_slot')
    .values(
      slots.map((slot, position) => ({
        ...owner,
        id: slot.id,
        is_alternative_tour: isAlternativeTour,
        position,
        slot: JSON.stringify(slot),
      })),
    )
    .execute();
};

/** Stores exceptions from the weekly deliveries; customer '' is the whole tenant. */
export const seedExceptions = async (
  queries: Queries,
  owner: { readonly tenant: string; readonly customerId: string },
  exceptions: readonly DeliveryException[],
): Promise<void> => {
  if (exceptions.length === 0) return;
  await queries
    .insertInto('delivery_exception')
    .values(
      exceptions.map((exception) => ({
        tenant: owner.tenant,
        customer_id: owner.customerId,
        date: exception.date,
        exception: JSON.stringify(exception),
      })),
    )
    .execute();
};

/** Stores a customer's whole record. */
export const seedRecord = async (queries: Queries, record: SeededRecord): Promise<void> => {
  const { tenant = 'AZ', id, address, invoiceAddress, deliveryAddresses = [] } = record;
  await queries
    .insertInto('customer')
    .values({
      tenant,
      id,
      display_name: record.displayName ?? `Customer ${id}`,
      is_disabled: false,
      price_lists: ['PL1'],
      has_catalog_restriction: record.isRestricted ?? false,
      has_best_friend_user: record.hasBestFriendUser ?? false,
      last_order_time: record.lastOrderTime ?? null,
      address: address === undefined ? null : JSON.stringify(address),
      invoice_address: invoiceAddress === undefined ? null : JSON.stringify(invoiceAddress),
    })
    .execute();
  if (deliveryAddresses.length > 0)
    await queries
      .insertInto('delivery_address')
      .values(
        deliveryAddresses.map((entry, position) => ({
          tenant,
          customer_id: id,
          external_id: entry.externalId ?? `${id}-${position}`,
          position,
          address: JSON.stringify(entry),
        })),
      )
      .execute();
  await seedSlots(queries, { tenant, customer_id: id }, record.slots ?? [], false);
  await seedSlots(queries, { tenant, customer_id: id }, record.alternativeSlots ?? [], true);
  await seedExceptions(queries, { tenant, customerId: id }, record.exceptions ?? []);
};

/** Gives users the right to act for a customer. */
export const seedAssignment = async (
  queries: Queries,
  customerId: string,
  userIds: readonly string[],
  tenant = 'AZ',
): Promise<void> => {
  await queries
    .insertInto('assignment')
    .values(
      userIds.map((userId) => ({
        tenant,
        user_id: userId,
        customer_id: customerId,
        rights: ['ORDER', 'INVOICES'],
      })),
    )
    .execute();
};

/** A fair to plant; what is left out is plain. */
export type SeededFair = Pick<Fair, 'id' | 'isActive'> & Partial<Fair>;

/** Stores a fair of tenants, from whose orders some customers are barred. */
export const seedFair = async (
  queries: Queries,
  fair: SeededFair,
  tenants: readonly string[],
  blockedCustomers: readonly string[] = [],
): Promise<void> => {
  await queries
    .insertInto('fair')
    .values({
      id: fair.id,
      tenants: [...tenants],
      max_orders_per_customer: fair.maxOrdersPerCustomer ?? null,
      blocked_customers: [...blockedCustomers],
      doc: JSON.stringify({ billingTime: 'ORDER_TIME', ...fair }),
    })
    .execute();
};
