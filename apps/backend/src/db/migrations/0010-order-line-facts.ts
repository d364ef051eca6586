/** What delivery papers say about an article besides the order's lines, as it was when it was ordered, by its number. */
export const orderLineFacts = `
alter table customer_order add column line_facts jsonb not null default '{}';
`;
