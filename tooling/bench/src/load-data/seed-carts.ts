/** Lines of an own cart go up to this; a cart of a fair has fewer. */
const MOST_LINES = 24;

/**
 * Carts with lines, events and what their user saw last: first the own cart of every customer, then carts of past fairs.
 *
 * $1 how many
 */
export const NEW_CARTS = /* sql */ `
create unlogged table bench_new_cart as
select b.tenant, b.id as customer_id, b.user_id, b.place,
  case i / n.buyers when 0 then '' else 'FAIR' || i / n.buyers end as code,
  case i / n.buyers when 0 then 1 + (b.place * 7 + 5) % ${MOST_LINES} else 1 + (b.place * 5) % 8 end as lines,
  now() - make_interval(mins => i % 20000) as at
from (select count(*)::integer as buyers from bench_buyer) n
cross join generate_series(0, $1::integer - 1) as i
join bench_buyer b on b.place = i % n.buyers`;

/** Stores what `NEW_CARTS` lists. */
export const CARTS = /* sql */ `
create unlogged table bench_new_line as
select c.tenant, c.customer_id, c.user_id, c.code, c.at, j as number, s.sku, s.least + (c.place + j) % 4 as amount, s.unit,
  s.price, s.ratio
from bench_new_cart c
join bench_shelf_size z on z.tenant = c.tenant
cross join lateral generate_series(1, least(c.lines, z.articles)) as j
join bench_shelf s on s.tenant = c.tenant
  and s.place = (c.place::bigint * 7919 + length(c.code) * 101 + j * 13) % z.articles;

insert into cart (tenant, customer_id, code, version, valid_since)
select tenant, customer_id, code, lines, at from bench_new_cart;

insert into cart_line (tenant, customer_id, code, sku, version, content, acted_at, updated_at, updated_by)
select tenant, customer_id, code, sku, 1, jsonb_build_object('amount', amount, 'unitAbbreviation', unit), at, at, user_id
from bench_new_line
order by tenant, customer_id, code, number
on conflict do nothing;

insert into cart_event (tenant, customer_id, code, at, event)
select tenant, customer_id, code, at, jsonb_build_object('userId', user_id, 'customerId', customer_id,
  'eventType', 'ITEM_ADDED', 'sku', sku, 'amount', amount, 'unitAbbreviation', unit, 'timestamp',
  to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cartVersion', number)
  || case code when '' then '{}' else jsonb_build_object('cartCode', code) end
from bench_new_line
order by tenant, customer_id, code, number;

insert into cart_seen (tenant, customer_id, code, user_id, version, seen, digest)
select tenant, customer_id, code, user_id, count(*),
  jsonb_build_object('lines', jsonb_agg(jsonb_build_object('sku', sku, 'unitAbbreviation', unit, 'amount', amount,
    'rowTotalString', round(price::numeric * ratio::numeric * amount, 2)::text) order by number), 'netString',
    sum(round(price::numeric * ratio::numeric * amount, 2))::text), md5(customer_id || code)
from bench_new_line
group by tenant, customer_id, code, user_id;

drop table bench_new_line;
drop table bench_new_cart;
`;
