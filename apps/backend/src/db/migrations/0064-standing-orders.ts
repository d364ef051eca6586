import { newQueue } from './new-queue';
import { customerPolicySql } from './rls-policies';

/**
 * Orders that repeat by themselves. Their days are worked out from the plan and never stored; what is stored of one
 * occurrence is what became of it, once for each day of the rhythm, in the transaction of its order: so none is ordered
 * twice, whoever tries.
 */
export const standingOrders = /* sql */ `
create table standing_order (
  tenant text not null,
  id text not null,
  customer_id text not null,
  name text not null,
  -- Articles with amounts, and what each cost and was made of when people saw it last.
  lines jsonb not null,
  rhythm jsonb not null,
  from_day date not null,
  until_day date,
  address_id text,
  unloading_area text,
  mode text not null,
  closed_days text not null,
  guards jsonb not null,
  is_stopped boolean not null default false,
  is_paused boolean not null default false,
  -- Null in a pause: until it is resumed.
  paused_until date,
  -- Null: whoever set it up no longer acts for the customer, and it goes on as the customer's.
  owner_id text,
  owner_name text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  version integer not null default 1,
  -- The last halt that people were told of.
  told_halt text,
  -- When it is looked at next; null: never by itself.
  next_check_at timestamptz,
  primary key (tenant, id)
);
create index standing_order_of_customer on standing_order (tenant, customer_id);
create index standing_order_due on standing_order (next_check_at) where next_check_at is not null;

create table standing_occurrence (
  tenant text not null,
  customer_id text not null,
  standing_order_id text not null,
  -- The day of the rhythm, wherever its delivery moves.
  date date not null,
  -- PLANNED, SKIPPED, ORDERED or NOT_ORDERED.
  state text not null,
  order_id text,
  by_name text,
  -- What people were told of it.
  told text[] not null default '{}',
  at timestamptz not null,
  primary key (tenant, standing_order_id, date),
  foreign key (tenant, standing_order_id) references standing_order (tenant, id) on delete cascade
);
${customerPolicySql('standing_order')}
${customerPolicySql('standing_occurrence')}
${newQueue('standing-order')}
`;
