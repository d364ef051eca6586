/**
 * The last day on which something of an order comes, so that what is on its way is found without reading the documents of
 * all orders a customer ever placed. Days as texts compare like days.
 */
export const lastDeliveryDays = /* sql */ `
create function last_delivery_day(doc jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
  as $$
    select max(day) from (
      select doc->>'deliverySlotDate' as day
      union all select doc->>'requestedDeliveryDateFreshProducts'
      union all select doc->>'requestedDeliveryDateFrozenProducts'
      union all select jsonb_path_query(doc, '$.orderItems[*].alternativeDeliveryDate')#>>'{}'
      union all select jsonb_path_query(doc, '$.orderItems[*].plan[*].date')#>>'{}'
      union all select jsonb_path_query(doc, '$.deliveries[*].date')#>>'{}'
    ) as days
  $$;
grant execute on function last_delivery_day(jsonb) to shop_app;

alter table customer_order
  add column last_delivery_day text generated always as (last_delivery_day(doc)) stored;
create index customer_order_to_come on customer_order (tenant, customer_id, last_delivery_day)
  where status not in ('DELIVERED', 'CANCELLED');
`;
