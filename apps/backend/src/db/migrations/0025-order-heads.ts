/**
 * What lists of orders show, apart from the lines: reading a page of them out of the whole documents unpacks a hundred
 * documents for a few hundred letters each. The index goes the way lists are read, from its end, so that a page is read
 * without sorting all orders of a customer.
 */
export const orderHeads = /* sql */ `
alter table customer_order
  add column head jsonb not null generated always as (doc - 'orderItems' - 'deliveries') stored;
drop index customer_order_of_customer;
create index customer_order_of_customer on customer_order (tenant, customer_id, created_at, id);
`;
