/**
 * Customers with address, weekly deliveries and a user each, spread over the tenants: copies of the demonstration's
 * customers of a sales representative, the very rows it stores, under other numbers.
 *
 * $1 tenants, $2 how many
 */
export const NEW_CUSTOMERS = /* sql */ `
create unlogged table bench_new_customer as
select ($1::text[])[1 + i % cardinality($1::text[])] as tenant, (600000 + i)::text as id,
  (500001 + i % 4000)::text as model
from generate_series(0, $2::integer - 1) as i`;

/** Stores what `NEW_CUSTOMERS` lists. */
export const CUSTOMERS = /* sql */ `
insert into customer (tenant, id, display_name, is_disabled, price_lists, has_catalog_restriction, has_best_friend_user,
  last_order_time, show_essence_for_days, billing_time, contact_person_id, address, invoice_address)
select n.tenant, n.id, c.display_name, c.is_disabled, c.price_lists, c.has_catalog_restriction, c.has_best_friend_user,
  c.last_order_time, c.show_essence_for_days, c.billing_time, c.contact_person_id,
  c.address || jsonb_build_object('tenant', n.tenant, 'externalId', n.id || '-1'),
  c.invoice_address || jsonb_build_object('tenant', n.tenant, 'externalId', n.id || '-1')
from bench_new_customer n join customer c on c.tenant = 'AZ' and c.id = n.model;

insert into delivery_address (tenant, customer_id, external_id, position, address)
select n.tenant, n.id, n.id || '-' || d.position + 1, d.position,
  d.address || jsonb_build_object('tenant', n.tenant, 'externalId', n.id || '-' || d.position + 1)
from bench_new_customer n join delivery_address d on d.tenant = 'AZ' and d.customer_id = n.model;

insert into delivery_slot (tenant, customer_id, id, is_alternative_tour, position, slot)
select n.tenant, n.id, d.id, d.is_alternative_tour, d.position, d.slot
from bench_new_customer n join delivery_slot d on d.tenant = 'AZ' and d.customer_id = n.model;

insert into app_user (tenant, id, user_name, first_name, last_name, email, locale, is_enabled)
select tenant, 'u' || id, lower(tenant) || id, 'Vorname', 'Nachname', lower(tenant) || id || '@bench.example', 'de-AT', true
from bench_new_customer;

insert into assignment (tenant, user_id, customer_id, rights)
select tenant, 'u' || id, id, '{ORDER,SEE_PRICES,INVOICES}' from bench_new_customer;

drop table bench_new_customer;

-- Those who buy: all that have neither carts nor orders yet, the sign-in's own first.
drop table if exists bench_buyer;
create unlogged table bench_buyer as
select c.tenant, c.id, a.user_id, u.first_name || ' ' || u.last_name as user_name, d.address,
  (row_number() over (order by c.tenant <> 'AZ', c.id))::integer - 1 as place
from customer c
join lateral (
  select user_id from assignment a where a.tenant = c.tenant and a.customer_id = c.id order by user_id limit 1
) a on true
join app_user u on u.tenant = c.tenant and u.id = a.user_id
left join delivery_address d on d.tenant = c.tenant and d.customer_id = c.id and d.position = 0
where c.tenant in (select tenant from bench_shelf_size)
  and not exists (select from customer_order o where o.tenant = c.tenant and o.customer_id = c.id)
  and not exists (select from cart t where t.tenant = c.tenant and t.customer_id = c.id);
create unique index on bench_buyer (place);
analyze bench_buyer;
`;
