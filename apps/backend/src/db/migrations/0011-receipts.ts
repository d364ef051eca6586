import { customerPolicySql } from './rls-policies';

/**
 * Invoices, credit memos and delivery notes. One that is of a whole order names it and is written from it; any other
 * brings its own lines. Order receipts are the orders themselves.
 */
export const receipts = /* sql */ `
create table receipt (
  tenant text not null,
  customer_id text not null,
  type text not null check (type in ('invoice', 'creditmemo', 'deliverynote')),
  number text not null,
  date date not null,
  order_number text,
  -- Euro, gross; a delivery note has none.
  total numeric,
  information text,
  -- Null: the lines are those of the order.
  doc jsonb,
  primary key (tenant, customer_id, type, number),
  check (doc is not null or order_number is not null)
);
create index receipt_of_customer on receipt (tenant, customer_id, date desc, number desc);
${customerPolicySql('receipt')}
`;
