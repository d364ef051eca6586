/**
 * A merchandise system that cannot replace orders gets each delivery once, when nothing of it can be changed any more. Which it
 * has is noted with the order.
 */
export const handedOverDeliveries = /* sql */ `
alter table customer_order add column handed_over_deliveries text[] not null default '{}';
`;
