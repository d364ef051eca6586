import { tenantPolicySql } from './rls-policies';

/**
 * What articles are found by. Words are shared by all tenants, who mostly use the same ones; which tenant's article has a
 * word is known to the articles' rows alone, and the number of a term names its tenant, so that one index serves all.
 */
export const search = /* sql */ `
create table search_word (
  id integer generated always as identity primary key,
  -- Folded: small letters, no accents; contents begin with =, beginnings of one to three letters with ^.
  word text collate "C" not null unique
);
-- Nobody but an import or the demonstration learns words.
grant select on search_word to shop_app;
alter table search_word enable row level security;
create policy search_word_open on search_word for select to shop_app using (true);

-- A number for every tenant, the upper part of the numbers of its terms.
create table search_tenant (
  tenant text primary key,
  number smallint generated always as identity unique
);
${tenantPolicySql('search_tenant')}

create table search_article (
  tenant text not null,
  sku text not null,
  -- Ids of words, apart by blanks, in the order of the texts: text is what is read fastest.
  name_words text not null,
  other_words text not null,
  -- Words of the German name.
  name_length smallint not null,
  -- How often the article was bought of late, by all customers; kept by refresh_popularity().
  popularity integer not null default 0,
  -- Tenant, word, and whether it stands in the name, as one number each.
  terms integer[] not null,
  primary key (tenant, sku),
  foreign key (tenant, sku) references article (tenant, sku) on delete cascade
);
create index search_article_terms on search_article using gin (terms);
${tenantPolicySql('search_article')}

-- Groups of terms that mean the same, besides those the product brings.
create table search_synonym (
  tenant text not null,
  id integer generated always as identity,
  terms text[] not null check (cardinality(terms) > 1),
  primary key (tenant, id)
);
${tenantPolicySql('search_synonym')}
create trigger search_synonym_insert after insert on search_synonym
  referencing new table as changed for each statement execute function count_catalogue_changes();
create trigger search_synonym_delete after delete on search_synonym
  referencing old table as changed for each statement execute function count_catalogue_changes();

-- Beside the policies, under which no text index serves; the tenant is the transaction's, whatever the query names.
-- Each array is a wish, of which an article has to have one term: all three wishes, or two of them. A wish too few is null.
create function articles_by_terms(one integer[], two integer[], three integer[], is_most boolean)
  returns table (sku text, name_words text, other_words text, name_length smallint, popularity integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  -- Comparing arrays row by row takes a hundred times as long as the index, and is planned as if it were cheap.
  set enable_seqscan = off set enable_indexscan = off
  as $$
  #variable_conflict use_column
  declare
    of_tenant text := current_setting('shop.tenant', true);
  begin
    if two is null then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a where a.tenant = of_tenant and a.terms && one;
    elsif is_most and three is null then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a where a.tenant = of_tenant and a.terms && (one || two);
    elsif is_most then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a
        where a.tenant = of_tenant
          and ((a.terms && one and a.terms && two) or (a.terms && one and a.terms && three)
            or (a.terms && two and a.terms && three));
    elsif three is null then
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a where a.tenant = of_tenant and a.terms && one and a.terms && two;
    else
      return query select a.sku, a.name_words, a.other_words, a.name_length, a.popularity
        from public.search_article a
        where a.tenant = of_tenant and a.terms && one and a.terms && two and a.terms && three;
    end if;
  end
  $$;
revoke execute on function articles_by_terms(integer[], integer[], integer[], boolean) from public;
grant execute on function articles_by_terms(integer[], integer[], integer[], boolean) to shop_app;

-- Searching by words and likeness is the new tables' business now.
drop function articles_by_words(text, text);
drop function articles_by_likeness(text[], real);
drop index article_trigrams;
`;
