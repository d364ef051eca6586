/** As `productNumberKey` of the domain: what may stand in a number or be left out without meaning another one. */
const SEPARATING = [
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
  `.-_/''\`\u00ad\u00b4\u00b7\u200b\u200c\u200d\u200e\u200f\u2010\u2011\u2012\u2013\u2014\u2015`,
  '\u2018\u2019\u201b\u2032\u2060\u2212\ufeff',
].join('');
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Numbers of articles are found however they are written. What comes out of the function is the same for every locale and
 * engine, so that an index may hold it; the domain computes it for what was typed.
 */
export const productNumberKeys = /* sql */ `
create function product_number_key(number text) returns text
  language sql immutable parallel safe strict
  as $$
    select coalesce(nullif(ltrim(k, '0'), ''), left(k, 1))
    from (select translate(number, '${CAPITALS}${SEPARATING}', '${CAPITALS.toLowerCase()}')) as n (k)
  $$;

create index article_number_key on article (tenant, product_number_key(sku));
create index article_cross_tenant_key on article (tenant, product_number_key(doc->>'crossTenantProductId'));

-- The articles whose numbers have these keys, beside the policies as articles_by_name.
create function articles_by_number_key(keys text[], by_cross_tenant_id boolean)
  returns table (key text, sku text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select n.key, a.sku
    from unnest(keys) as n (key)
    cross join lateral (
      select a.sku from public.article a
      where a.tenant = current_setting('shop.tenant', true) and public.product_number_key(a.sku) = n.key
      union
      select a.sku from public.article a
      where by_cross_tenant_id and a.tenant = current_setting('shop.tenant', true)
        and public.product_number_key(a.doc->>'crossTenantProductId') = n.key
    ) a
  $$;
revoke execute on function articles_by_number_key(text[], boolean) from public;
grant execute on function articles_by_number_key(text[], boolean) to shop_app;
`;
