import { customerPolicySql, tenantPolicySql } from './rls-policies';

/**
 * How much of an article is usually bought at once, in storage units, so that an amount far above it is asked about. Kept
 * apart from what was bought: a list asks for a hundred articles, and reads a row of each.
 */
export const usualAmounts = /* sql */ `
create table usual_amount (
  tenant text not null,
  customer_id text not null,
  sku text not null,
  -- Of the days of the last year on which the customer bought it.
  smallest numeric not null,
  largest numeric not null,
  primary key (tenant, customer_id, sku)
);
${customerPolicySql('usual_amount')}

create table usual_amount_of_all (
  tenant text not null,
  sku text not null,
  -- The 99th percentile of what customers of the tenant bought on a day of the last year.
  largest numeric not null,
  primary key (tenant, sku)
);
${tenantPolicySql('usual_amount_of_all')}

insert into usual_amount (tenant, customer_id, sku, smallest, largest)
select tenant, customer_id, sku, min(quantity), max(quantity) from essence_item
where bought_on > current_date - 365 and quantity > 0
group by tenant, customer_id, sku;

insert into usual_amount_of_all (tenant, sku, largest)
select tenant, sku, percentile_disc(0.99) within group (order by quantity) from essence_item
where bought_on > current_date - 365 and quantity > 0
group by tenant, sku;
`;
