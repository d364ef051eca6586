/**
 * A table of articles that can be bought, numbered within their tenant in an order that is the same every time: carts
 * and orders are made of them.
 */
export const SHELF = /* sql */ `
drop table if exists bench_shelf;
create unlogged table bench_shelf as
select a.tenant, a.sku, a.texts->'de-AT'->>'name' as name, u.unit->>'abbreviation' as unit, u.unit->>'ratio' as ratio,
  greatest(ceil((a.doc->>'minSaleQuantity')::numeric / (u.unit->>'ratio')::numeric), 1)::integer as least,
  p.price->>'rawValueString' as price, a.doc->>'thumbnailUrl' as picture,
  (row_number() over (partition by a.tenant order by md5(a.sku)))::integer - 1 as place
from article a
cross join lateral (
  select unit from jsonb_array_elements(a.doc->'units') as unit
  where (unit->>'isVisible')::boolean
  order by (unit->>'isDefault')::boolean desc, unit->>'abbreviation'
  limit 1
) u
cross join lateral (
  select price from article_price p
  where p.tenant = a.tenant and p.sku = a.sku and p.audience = '' and p.price->>'type' = 'LIST'
  order by p.id
  limit 1
) p
where a.status = 'ACTIVE';
create unique index on bench_shelf (tenant, place);
drop table if exists bench_shelf_size;
create unlogged table bench_shelf_size as select tenant, count(*)::integer as articles from bench_shelf group by tenant;
analyze bench_shelf;
analyze bench_shelf_size;
`;
