/**
 * Names come from merchandise systems that fill columns with blanks ("Bild der Frau        Presse"), and nobody writes those:
 * a name is known again, and sorted, by its words with one blank between them.
 */
export const blanksInNames = /* sql */ `
create function name_key(input text) returns text
  language sql immutable parallel safe strict
  as $$ select public.normal_text(btrim(regexp_replace(input, '[[:space:]\u00a0]+', ' ', 'g'))) $$;
update article set sort_name = name_key(texts->'de-AT'->>'name')
  where sort_name <> '' and sort_name is distinct from name_key(texts->'de-AT'->>'name');
create or replace function articles_by_name(names text[], gtins text[], by_cross_tenant_id boolean)
  returns table (name text, sku text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with n as materialized (
      select n.name, n.gtin, public.name_key(n.name) as sort_name from unnest(names, gtins) as n (name, gtin)
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
