/**
 * The articles of a long list are found in one pass over each index, instead of four small queries for each of its names.
 * The answer is the same.
 */
export const articlesByManyNames = /* sql */ `
create or replace function articles_by_name(names text[], gtins text[], by_cross_tenant_id boolean)
  returns table (name text, sku text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with n as materialized (
      select n.name, n.gtin, public.normal_text(n.name) as sort_name from unnest(names, gtins) as n (name, gtin)
    )
    select n.name, a.sku from n join public.article a
      on a.tenant = current_setting('shop.tenant', true) and a.sku = n.name
    union
    select n.name, a.sku from n join public.article a
      on a.tenant = current_setting('shop.tenant', true) and a.doc->>'crossTenantProductId' = n.name
      where by_cross_tenant_id
    union
    select n.name, a.sku from n join public.article a
      on a.tenant = current_setting('shop.tenant', true) and a.gtins @> array[n.gtin]
      where n.gtin is not null
    union
    select n.name, a.sku from n join public.article a
      on a.tenant = current_setting('shop.tenant', true) and a.sort_name = n.sort_name
      where a.status <> 'INACTIVE'
  $$;
`;
