/**
 * When an order was handed over, so that one without a job is told as well. Orders of before count as handed over,
 * unless their job is still there; so does what is stored without a word about it: orders that come from the merchandise
 * system, and those of a release that does not know the column, whose jobs are looked at besides.
 */
export const handedOver = /* sql */ `
alter table customer_order add column handed_over_at timestamptz default now();
update customer_order o set handed_over_at = null
from jobs.job j
where j.name in ('hand-over', 'parked') and j.state in ('created', 'retry', 'active') and not j.data ? 'address'
  and o.tenant = j.data->>'tenant' and o.id = j.data->>'orderId';
create index customer_order_not_handed_over on customer_order (created_at) where handed_over_at is null;
`;
