/** Customers: addresses, delivery slots, exceptions, assortment; essence and notifications. */
export const customers = /* sql */ `
create table customer (
  tenant text not null,
  id text not null,
  display_name text not null,
  is_disabled boolean not null default false,
  price_lists text[] not null default '{}',
  has_catalog_restriction boolean not null default false,
  has_best_friend_user boolean not null default false,
  last_order_time text,
  show_essence_for_days integer,
  billing_time text,
  contact_person_id text,
  -- The wire's addresses.
  address jsonb,
  invoice_address jsonb,
  primary key (tenant, id)
);

create table delivery_address (
  tenant text not null,
  customer_id text not null,
  external_id text not null,
  position integer not null,
  address jsonb not null,
  primary key (tenant, customer_id, external_id)
);

create table delivery_slot (
  tenant text not null,
  customer_id text not null,
  id text not null,
  is_alternative_tour boolean not null,
  position integer not null,
  slot jsonb not null,
  primary key (tenant, customer_id, id)
);

-- customer_id '' stands for all customers of the tenant.
create table delivery_exception (
  tenant text not null,
  customer_id text not null default '',
  date date not null,
  exception jsonb not null,
  primary key (tenant, customer_id, date)
);

create table assortment_entry (
  tenant text not null,
  customer_id text not null,
  sku text not null,
  primary key (tenant, customer_id, sku)
);

create table essence_visibility (
  tenant text not null,
  customer_id text not null,
  sku text not null,
  is_visible boolean not null,
  primary key (tenant, customer_id, sku)
);

-- What a customer bought, a row for each article and day.
create table essence_item (
  tenant text not null,
  customer_id text not null,
  sku text not null,
  bought_on date not null,
  quantity numeric not null,
  unit text not null,
  primary key (tenant, customer_id, sku, bought_on)
);

create table notification (
  tenant text not null,
  id text not null,
  -- Empty: all customers of the tenant.
  target_customers text[] not null default '{}',
  published_at timestamptz not null,
  is_important boolean not null default false,
  doc jsonb not null,
  primary key (tenant, id)
);

create table notification_read (
  tenant text not null,
  user_id text not null,
  notification_id text not null,
  primary key (tenant, user_id, notification_id)
);

create table fair (
  id text primary key,
  tenants text[] not null,
  max_orders_per_customer integer,
  blocked_customers text[] not null default '{}',
  doc jsonb not null
);
`;
