import { customerPolicySql, tenantPolicySql } from './rls-policies';

/**
 * Stocktakings. What was counted stands apart from the list's entries: entries are found by their id alone and then
 * checked against the user's assignments, counts are seen only by whoever acts for the customer.
 */
export const inventories = /* sql */ `
create table inventory (
  tenant text not null,
  id text not null,
  customer_id text not null,
  created_by text not null,
  created_by_user text not null,
  created_at timestamptz not null,
  location text,
  comment text,
  unloading_area text,
  external_address_id text,
  regular_items integer not null,
  non_webshop_items integer not null,
  -- Null: in the list. Else among the deleted.
  deleted_at timestamptz,
  primary key (tenant, id)
);
create index inventory_of_customer on inventory (tenant, customer_id, created_at desc, id);

create table inventory_count (
  tenant text not null,
  customer_id text not null,
  inventory_id text not null,
  -- The wire's items, as they were counted.
  items jsonb not null,
  non_webshop_items jsonb not null,
  primary key (tenant, customer_id, inventory_id),
  foreign key (tenant, inventory_id) references inventory (tenant, id) on delete cascade
);
${tenantPolicySql('inventory')}
${customerPolicySql('inventory_count')}
`;
