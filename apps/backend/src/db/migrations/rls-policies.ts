/**
 * Statements that let requests at a new table, but only at the rows of their tenant.
 *
 * @param table has a column `tenant`
 */
export const tenantPolicySql = (table: string): string => `
grant select, insert, update, delete on ${table} to shop_app;
alter table ${table} enable row level security;
create policy ${table}_of_tenant on ${table} to shop_app
  using (tenant = (select current_setting('shop.tenant', true)));`;

/**
 * Statements that let requests at a new table, but only at the rows of the customer acted for.
 *
 * @param table has the columns `tenant` and `customer_id`
 */
export const customerPolicySql = (table: string): string => `
grant select, insert, update, delete on ${table} to shop_app;
alter table ${table} enable row level security;
create policy ${table}_of_customer on ${table} to shop_app
  using (
    tenant = (select current_setting('shop.tenant', true))
    and customer_id = (select current_setting('shop.customer', true))
  );`;
