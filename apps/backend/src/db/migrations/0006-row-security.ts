/** Tables every row of which belongs to a tenant. */
const TENANT_TABLES = [
  'app_user',
  'assignment',
  'user_mail',
  'category',
  'supplier',
  'article',
  'article_price',
  'catalogue_revision',
  'customer',
  'delivery_address',
  'delivery_slot',
  'delivery_exception',
  'assortment_entry',
  'notification',
  'notification_read',
  'order_template',
  'order_template_item',
  'order_template_share',
  'analytics_count',
] as const;

/** Tables every row of which belongs to a customer: seen only by whoever acts for it. */
const CUSTOMER_TABLES = [
  'cart',
  'cart_line',
  'cart_event',
  'cart_seen',
  'customer_order',
  'submission',
  'essence_visibility',
  'essence_item',
] as const;

/** Tables a request may read that belong to no tenant. */
const OPEN_TABLES = ['picture', 'fair', 'content_entry', 'content_version', 'content_file', 'ended_session'];

const rowsOfTenant = (table: string) => `
grant select, insert, update, delete on ${table} to shop_app;
alter table ${table} enable row level security;
create policy ${table}_of_tenant on ${table} to shop_app
  using (tenant = (select current_setting('shop.tenant', true)));`;

const rowsOfCustomer = (table: string) => `
grant select, insert, update, delete on ${table} to shop_app;
alter table ${table} enable row level security;
create policy ${table}_of_customer on ${table} to shop_app
  using (
    tenant = (select current_setting('shop.tenant', true))
    and customer_id = (select current_setting('shop.customer', true))
  );`;

/** An operator can mend this in one minute, once it is said. */
const sayWhatIsMissing = `raise insufficient_privilege using message = format(
      'The database user %1$s may neither make nor be the role shop_app. A superuser helps: create role shop_app nologin nobypassrls; grant shop_app to %1$I;',
      current_user);`;

/**
 * The second wall: every request runs as shop_app, which cannot bypass these policies, with its tenant and customer
 * set for the transaction. A query that forgets its condition finds nothing of anybody else.
 *
 * How the role is made was changed after the release: what comes of it is the same, and for whom it failed it never ran.
 */
export const rowSecurity = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_app') then
    create role shop_app nologin nobypassrls;
  end if;
exception
  when duplicate_object or unique_violation then
    null; -- Another database of the same server made it at this moment.
  when insufficient_privilege then
    ${sayWhatIsMissing}
end
$$;
-- Whoever may be shop_app already needs no grant, and without CREATEROLE may give none.
do $$
begin
  begin
    set local role shop_app;
    reset role;
  exception when insufficient_privilege then
    begin
      execute format('grant shop_app to %I', current_user);
    exception when insufficient_privilege then
      ${sayWhatIsMissing}
    end;
  end;
end
$$;
grant usage on schema public to shop_app;
${TENANT_TABLES.map(rowsOfTenant).join('\n')}
${CUSTOMER_TABLES.map(rowsOfCustomer).join('\n')}
${OPEN_TABLES.map((table) => `grant select on ${table} to shop_app;`).join('\n')}
grant usage on all sequences in schema public to shop_app;
`;
