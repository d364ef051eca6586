/**
 * Whether the shop of a tenant has a part that tenants may do without: what the tenant, else its group, else all say in
 * `features`. Who says nothing has them all. Asked by every call of such a part, and by what runs by itself.
 */
export const tenantFeatures = /* sql */ `
create function tenant_has_feature(of_tenant text, feature text) returns boolean language sql stable as $$
  select coalesce(
    (
      select setting.doc -> 'features' ? feature
      from unnest(tenant_scopes(of_tenant)) with ordinality as known (scope, distance)
      join tenant_setting setting on setting.scope = known.scope and setting.doc -> 'features' is not null
      order by known.distance
      limit 1
    ),
    true
  )
$$;
`;
