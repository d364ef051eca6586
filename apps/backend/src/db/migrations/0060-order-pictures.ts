/**
 * The first lines of an order bring their pictures, so that a list shows them without asking for the articles. What is
 * generated is generated anew: the column goes and comes back.
 */
export const orderPictures = /* sql */ `
alter table customer_order drop column contents;
create or replace function order_contents(doc jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  as $$
    select jsonb_build_object(
      'firstItems', coalesce((
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'productSku', i.item->'productSku', 'name', i.item->'name', 'imagePath', i.item->'imagePath'
        )) order by i.place)
        from jsonb_array_elements(doc->'orderItems') with ordinality as i (item, place)
        where i.place <= 3
      ), '[]'),
      'deliverySummary', coalesce((
        select jsonb_agg(d.delivery - 'lines' order by d.delivery->>'date', d.place)
        from jsonb_array_elements(doc->'deliveries') with ordinality as d (delivery, place)
      ), '[]')
    )::text
  $$;
alter table customer_order
  add column contents text not null generated always as (order_contents(doc)) stored;
`;
