/** Indexes for what fairs ask: how often a customer has ordered in one, and what it ordered in a range of days. */
export const fairs = /* sql */ `
create index customer_order_of_fair on customer_order (tenant, customer_id, fair_id) where fair_id is not null;
`;
