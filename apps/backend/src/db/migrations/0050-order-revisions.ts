import { customerPolicySql } from './rls-policies';

/**
 * What became of an order: every change is a whole new revision, and old ones stay readable; and what happened to it, for
 * its history. Both are written in the transaction of the change. Orders from before have neither, and cannot be changed.
 */
export const orderRevisions = /* sql */ `
create table order_revision (
  tenant text not null,
  customer_id text not null,
  order_id text not null,
  revision integer not null,
  at timestamptz not null,
  user_id text not null,
  user_name text,
  on_behalf_of text,
  -- The whole order as it was then.
  doc jsonb not null,
  -- What each line counts in the sums, by article: a line that stays is never priced again.
  totals_lines jsonb not null,
  -- The client's key and what came with it; null: the change came without, or it is the order's first revision.
  idempotency_key text,
  body_digest text,
  primary key (tenant, order_id, revision)
);
create unique index order_revision_by_key on order_revision (tenant, customer_id, user_id, idempotency_key)
  where idempotency_key is not null;

create table order_event (
  id bigint generated always as identity primary key,
  tenant text not null,
  customer_id text not null,
  order_id text not null,
  revision integer not null,
  kind text not null,
  user_id text not null,
  user_name text,
  on_behalf_of text,
  at timestamptz not null,
  payload jsonb not null default '{}'
);
create index order_event_of_order on order_event (tenant, order_id, id);
${customerPolicySql('order_revision')}
${customerPolicySql('order_event')}
`;
