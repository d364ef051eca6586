/**
 * In which unit an article was ordered, beside how much of it in storage units: what a customer usually orders is told in
 * the unit it is ordered in. It is read for a few articles at once, by the key there is. Purchases brought along from
 * elsewhere may not say it.
 */
export const unitsOrderedIn = /* sql */ `
alter table essence_item add column ordered_unit text;

update essence_item e set ordered_unit = o.unit
from (
  select tenant, customer_id, item->>'productSku' as sku, (created_at at time zone 'Europe/Vienna')::date as day,
    (array_agg(item->>'unitAbbr' order by created_at desc))[1] as unit
  from customer_order, jsonb_array_elements(doc->'orderItems') as item
  where status <> 'CANCELLED'
  group by 1, 2, 3, 4
) o
where e.tenant = o.tenant and e.customer_id = o.customer_id and e.sku = o.sku and e.bought_on = o.day;
`;
