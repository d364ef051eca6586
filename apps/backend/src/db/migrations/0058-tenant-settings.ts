/**
 * What tenants call themselves and look like, by scope: a tenant, a group by its main code, or GROUP for all. A tenant's
 * own setting counts before its group's. Requests read those of their tenant and write none.
 *
 * The groups' names and looks were part of the program before; as rows they can be changed without one.
 */
export const tenantSettings = /* sql */ `
create table tenant_setting (
  scope text primary key,
  -- The tenants it is for.
  tenants text[] not null,
  doc jsonb not null
);
grant select on tenant_setting to shop_app;
alter table tenant_setting enable row level security;
create policy tenant_setting_for_members on tenant_setting for select to shop_app
  using ((select current_setting('shop.tenant', true)) = any (tenants));
insert into tenant_setting (scope, tenants, doc) values
  ('AG', '{AZ,AB,AA,AS,AH}', '{"displayName": "Alpingastro", "theme": "alpin"}'),
  ('LM', '{LL,LS}', '{"displayName": "Landmarkt", "theme": "landmarkt"}'),
  ('KI', '{KI,KS,KN,PI}', '{"displayName": "Kiennast", "theme": "kiennast"}');
`;
