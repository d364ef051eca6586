/**
 * The tenants of the installation, their groups and hosts. They were part of the program before; as rows a branch joins
 * without one. The 22 that were known are the first.
 *
 * What is kept by scope (content, settings) is found by tenant_scopes: of a tenant nobody knows there is nothing to find.
 */
export const tenants = /* sql */ `
create table tenant (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  -- Code under which its group is kept; for a tenant of no group its own.
  main_code text not null check (main_code ~ '^[A-Z]{2}$'),
  -- The order in which tenants are listed.
  position integer generated always as identity
);
create table tenant_host (
  -- As browsers send it: lower case, no port.
  host text primary key,
  code text not null references tenant (code),
  mode text not null check (mode in ('SHOP', 'BRANCH', 'SITE')),
  position integer generated always as identity
);
create index tenant_host_code on tenant_host (code);

-- Every node keeps them in memory, and looks again when it is told.
create function tell_of_tenants() returns trigger language plpgsql as $$
begin
  perform pg_notify('tenants', '');
  return null;
end
$$;
create trigger tenant_told after insert or update or delete on tenant
  for each statement execute function tell_of_tenants();
create trigger tenant_host_told after insert or update or delete on tenant_host
  for each statement execute function tell_of_tenants();

insert into tenant (code, main_code) values
  ('AL', 'AL'), ('GM', 'GM'), ('GS', 'GS'), ('IE', 'IE'), ('KI', 'KI'), ('KS', 'KI'), ('KN', 'KI'), ('LE', 'LE'),
  ('LL', 'LM'), ('LS', 'LM'), ('PI', 'KI'), ('SI', 'SI'), ('SP', 'SP'), ('AZ', 'AG'), ('AB', 'AG'), ('AA', 'AG'),
  ('AS', 'AG'), ('AH', 'AG'), ('ZU', 'ZU'), ('HA', 'HA'), ('EN', 'EN'), ('GF', 'GF');

grant select on tenant to shop_app;
alter table tenant enable row level security;
create policy tenant_itself on tenant for select to shop_app
  using (code = (select current_setting('shop.tenant', true)));
alter table tenant_host enable row level security;

-- Where what a tenant shares with others is looked for, the nearest first. Null for a tenant nobody knows.
create function tenant_scopes(of_tenant text) returns text[] language sql stable as $$
  select array[code, main_code, 'GROUP'] from tenant where code = of_tenant
$$;

alter policy tenant_setting_for_members on tenant_setting
  using (scope = any ((select tenant_scopes(current_setting('shop.tenant', true)))::text[]));
alter table tenant_setting alter column tenants set default '{}';
comment on column tenant_setting.tenants is 'unused since 0068';
`;
