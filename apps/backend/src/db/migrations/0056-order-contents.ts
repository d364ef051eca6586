/**
 * What lists of orders tell of their contents: the first lines by name, and until when what comes on which day can be changed. It is
 * stored beside the head, as the text it is answered as, for the reason the head is. Orders are found by numbers and articles
 * in one folded text, so that a search unpacks no documents but those it shows.
 */
export const orderContents = /* sql */ `
create function order_contents(doc jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  as $$
    select jsonb_build_object(
      'firstItems', coalesce((
        select jsonb_agg(jsonb_build_object('productSku', i.item->'productSku', 'name', i.item->'name') order by i.place)
        from jsonb_array_elements(doc->'orderItems') with ordinality as i (item, place)
        where i.place <= 3
      ), '[]'),
      'deliverySummary', coalesce((
        select jsonb_agg(d.delivery - 'lines' order by d.delivery->>'date', d.place)
        from jsonb_array_elements(doc->'deliveries') with ordinality as d (delivery, place)
      ), '[]')
    )::text
  $$;
create function order_search_text(doc jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  as $$
    select public.normal_text(concat_ws(' ', doc->>'number', doc->>'id', doc->>'customerOrderId', (
      select string_agg(concat_ws(' ', i.item->>'productSku', i.item->>'name'), ' ' order by i.place)
      from jsonb_array_elements(doc->'orderItems') with ordinality as i (item, place)
    )))
  $$;
grant execute on function order_contents(jsonb), order_search_text(jsonb) to shop_app;

alter table customer_order
  add column contents text not null generated always as (order_contents(doc)) stored,
  add column search_text text not null generated always as (order_search_text(doc)) stored;
`;
