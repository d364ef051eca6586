import type {
  Address,
  DeliveryException,
  DeliverySlot,
  Fair,
  InvoiceAddress,
  Notification,
} from '@gastroshop/api-contract';
import type { OrderEditing } from '@gastroshop/domain/order-life';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { JsonColumn, NullableJsonColumn } from './sign-on';

export interface CustomerTable {
  tenant: string;
  id: string;
  display_name: string;
  is_disabled: boolean;
  price_lists: string[];
  has_catalog_restriction: boolean;
  has_best_friend_user: boolean;
  last_order_time: string | null;
  show_essence_for_days: number | null;
  billing_time: 'ORDER_TIME' | 'DELIVERY_TIME' | null;
  contact_person_id: string | null;
  /** Null: as far as its tenant's. */
  order_editing: OrderEditing | null;
  address: NullableJsonColumn<Address>;
  invoice_address: NullableJsonColumn<Omit<InvoiceAddress, 'customerId'>>;
}

export interface DeliveryAddressTable {
  tenant: string;
  customer_id: string;
  external_id: string;
  position: number;
  address: JsonColumn<Address>;
}

export interface DeliverySlotTable {
  tenant: string;
  customer_id: string;
  id: string;
  is_alternative_tour: boolean;
  position: number;
  slot: JsonColumn<DeliverySlot>;
}

export interface DeliveryExceptionTable {
  tenant: string;
  customer_id: string;
  date: string;
  exception: JsonColumn<DeliveryException>;
}

export interface AssortmentEntryTable {
  tenant: string;
  customer_id: string;
  sku: string;
}

export interface EssenceVisibilityTable {
  tenant: string;
  customer_id: string;
  sku: string;
  is_visible: boolean;
}

export interface EssenceItemTable {
  tenant: string;
  customer_id: string;
  sku: string;
  bought_on: string;
  quantity: string;
  unit: string;
  /** Abbreviation of the unit it was ordered in last that day, where it is known. */
  ordered_unit: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Storage units a customer buys at once. */
export interface UsualAmountTable {
  tenant: string;
  customer_id: string;
  sku: string;
  smallest: string;
  largest: string;
}

/** Storage units all customers of a tenant buy at once. */
export interface UsualAmountOfAllTable {
  tenant: string;
  sku: string;
  largest: string;
}

/** A notification by language; English may lack fields. */
export interface NotificationDocument {
  readonly 'de-AT': Omit<Notification, 'unread'>;
  readonly 'en-GB'?: Partial<Omit<Notification, 'unread'>> | undefined;
}

export interface NotificationTable {
  tenant: string;
  id: string;
  target_customers: string[];
  published_at: Date;
  is_important: boolean;
  /** Null: shown without end. */
  valid_to: ColumnType<Date | null, Date | null | undefined>;
  /** Of the document's German text. */
  type_id: GeneratedAlways<string | null>;
  doc: JsonColumn<NotificationDocument>;
}

export interface NotificationReadTable {
  tenant: string;
  user_id: string;
  notification_id: string;
}

export interface FairTable {
  id: string;
  tenants: string[];
  max_orders_per_customer: number | null;
  blocked_customers: string[];
  doc: JsonColumn<Fair>;
}
