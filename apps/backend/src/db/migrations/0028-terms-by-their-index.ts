/**
 * Articles are found by their terms through the index of terms, also before the database has counted what a tenant has:
 * without statistics it took all articles of a tenant for a few, and compared the terms of each. An expression on the
 * tenant is no use to the primary key, which leaves the one index; a term names its tenant, so that nothing is lost.
 */
export const termsByTheirIndex = /* sql */ `
create or replace function articles_by_terms(one integer[], two integer[], three integer[], is_most boolean)
  returns table (sku text, name_words text, other_words text, name_length smallint, popularity integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off set enable_indexscan = off
  as $$
  #variable_conflict use_column
  declare
    of_tenant text := current_setting('shop.tenant', true);
  begin
    if two is null then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a where a.tenant || '' = of_tenant and a.terms && one;
    elsif is_most and three is null then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a where a.tenant || '' = of_tenant and a.terms && (one || two);
    elsif is_most then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a
        where a.tenant || '' = of_tenant
          and ((a.terms && one and a.terms && two) or (a.terms && one and a.terms && three)
            or (a.terms && two and a.terms && three));
    elsif three is null then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a where a.tenant || '' = of_tenant and a.terms && one and a.terms && two;
    else
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a
        where a.tenant || '' = of_tenant and a.terms && one and a.terms && two and a.terms && three;
    end if;
  end
  $$;
`;
