/** Lines of an order: 5 to 15, 10 on average. */
const FEWEST_LINES = 5;
const LINES_MORE = 11;
/** Articles a customer buys again and again. */
const REPERTOIRE = 150;

/**
 * Orders of the last two years. A tenth of the customers places a third of them, as the square of an even spread says; the
 * first buyers, for whom is measured, are those with the most.
 *
 * $1 how many
 */
export const NEW_ORDERS = /* sql */ `
create unlogged table bench_new_order as
select b.tenant, b.id as customer_id, b.user_id, b.user_name, b.address, b.place, i,
  md5('order ' || i)::uuid::text as id, (10000000 + i)::text as number,
  now() - make_interval(mins => (i::bigint * 7919 % (730 * 1440))::integer) as at,
  ${FEWEST_LINES} + i % ${LINES_MORE} as lines
from (select count(*) as buyers from bench_buyer) n
cross join generate_series(0, $1::integer - 1) as i
join bench_buyer b on b.place = floor(n.buyers * power((i * 0.6180339887498949) % 1, 2))`;

/** Stores the orders of a tenant that `NEW_ORDERS` lists. $1 tenant */
export const ORDERS_OF_TENANT = /* sql */ `
with line as (
  select o.id, o.number, j, s.sku, s.name, s.unit, s.ratio, s.price, s.picture, s.least + (o.i + j) % 5 as amount,
    round(s.price::numeric * s.ratio::numeric * (s.least + (o.i + j) % 5), 2) as total
  from bench_new_order o
  join bench_shelf_size z on z.tenant = o.tenant
  cross join lateral generate_series(1, o.lines) as j
  join bench_shelf s on s.tenant = o.tenant
    and s.place = (o.place::bigint * 7919 + ((o.i * 3 + j) % ${REPERTOIRE}) * 13) % z.articles
  where o.tenant = $1
), items as (
  select id, count(*)::integer as positions, sum(total) as net,
    jsonb_agg(jsonb_build_object('name', name, 'price', price, 'ratio', ratio, 'amount', amount, 'status', 'DELIVERED',
      'baseUnit', unit, 'preOrder', false, 'unitAbbr', unit, 'productSku', sku, 'deliveredQuantity', amount::text,
      'mostAccurateRowTotal', total::text, 'priceSnapshot', jsonb_build_object('day', '2026-01-01', 'tier', 0, 'type',
      'LIST', 'factors', '[]'::jsonb, 'rawValue', price)) order by j) as order_items,
    jsonb_agg(jsonb_build_object('amount', amount, 'unitAbbr', unit, 'productSku', sku) order by j) as lines
  from line
  group by id
)
insert into customer_order (tenant, id, number, customer_id, user_id, user_name, source, created_at, delivery_date,
  delivery_address_text, positions, net, status, doc)
select o.tenant, o.id, o.number, o.customer_id, o.user_id, o.user_name, 'WEBSHOP', o.at, (o.at + interval '2 days')::date,
  coalesce((o.address->>'street') || ', ' || (o.address->>'postCode') || ' ' || (o.address->>'city'), ''), i.positions,
  i.net, 'DELIVERED',
  jsonb_build_object('id', o.id, 'number', o.number, 'source', 'WEBSHOP', 'revision', 1, 'userName', o.user_name,
    'freeItems', '[]'::jsonb, 'customerId', o.customer_id, 'creationTime', t.at, 'supplierNotes', '[]'::jsonb,
    'nonWebshopItems', '[]'::jsonb, 'confirmationEmails', '[]'::jsonb, 'deliveryAddress', o.address,
    'deliverySlotDate', t.day, 'requestedDeliveryDateFreshProducts', t.day, 'orderItems', i.order_items,
    'statusHistory', jsonb_build_array(jsonb_build_object('at', t.at, 'status', 'RECEIVED'),
      jsonb_build_object('at', t.at, 'status', 'DELIVERED')),
    'deliveries', jsonb_build_array(jsonb_build_object('date', t.day, 'temperature', 'AMBIENT', 'lines', i.lines)),
    'totals', jsonb_build_object('net', i.net::text, 'vat', jsonb_build_array(jsonb_build_object('vat',
      round(i.net / 10, 2)::text, 'base', i.net::text, 'date', t.day, 'ratePercent', '10', 'temperature', 'AMBIENT')),
      'fees', '0.00', 'bonus', '0.00', 'gross', (i.net + round(i.net / 10, 2))::text, 'deposit',
      '{"MULTI_USE":"0.00","SINGLE_USE":"0.00"}'::jsonb, 'estimated', false, 'discountEarned', '0.00',
      'linesOnRequest', 0))
from bench_new_order o
join items i on i.id = o.id
cross join lateral (
  select to_char(o.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    to_char(o.at + interval '2 days', 'YYYY-MM-DD') as day
) t`;

/** What follows from the orders of a tenant: used-up cart versions, and what was bought. $1 tenant */
export const SUBMISSIONS_OF_TENANT = /* sql */ `
insert into submission (tenant, customer_id, user_id, key, body_digest, code, cart_version, order_id, created_at)
select tenant, customer_id, user_id, 'key ' || id, md5(id), '', -i, id, at from bench_new_order
where tenant = $1 and at > now() - interval '90 days'`;

/** What was bought by the orders of a tenant, an article a day. $1 tenant */
export const BOUGHT_OF_TENANT = /* sql */ `
insert into essence_item (tenant, customer_id, sku, bought_on, quantity, unit)
select o.tenant, o.customer_id, item->>'productSku', o.created_at::date,
  sum((item->>'amount')::numeric * (item->>'ratio')::numeric), max(item->>'baseUnit')
from customer_order o cross join lateral jsonb_array_elements(o.doc->'orderItems') as item
where o.tenant = $1 and o.id in (select id from bench_new_order where tenant = $1)
group by 1, 2, 3, 4
on conflict do nothing`;
