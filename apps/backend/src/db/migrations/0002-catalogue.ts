/** Every statement that adds, changes or removes rows of a table is counted by the function. */
const watched = (table: string, count: string) =>
  (['insert', 'update', 'delete'] as const)
    .map(
      (event) => `
create trigger ${table}_${event} after ${event} on ${table}
  referencing ${event === 'delete' ? 'old' : 'new'} table as changed
  for each statement execute function ${count}();`,
    )
    .join('');

/** Categories, articles, prices. An article's unchanging part is one document, read by key. */
export const catalogue = /* sql */ `
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Immutable, so that indexes and generated columns may use it: lower case, without accents, ß as ss.
create function normal_text(input text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, lower(input)) $$;

-- A text as words and numbers apart, for searching: "Käse 2,5kg" is "kase 2 5 kg".
create function search_words(input text) returns text
  language sql immutable parallel safe strict
  as $$
    select trim(regexp_replace(
      regexp_replace(public.normal_text(input), '[^a-z0-9]+', ' ', 'g'), '([0-9])([a-z])', '\\1 \\2', 'g'
    ))
  $$;

-- What compound words end with: "blattspinat" also answers to "spinat". The part before has three letters and a vowel,
-- so that "schwein" does not answer to "wein".
create function compound_ends(words text) returns text
  language sql immutable parallel safe strict
  as $$
    select coalesce(string_agg(substr(word, start), ' '), '')
    from regexp_split_to_table(words, ' ') as word, generate_series(4, length(word) - 1) as start
    where (length(word) - start >= 3 or substr(word, start) in ('eis', 'tee', 'ol'))
      and substr(word, 1, start - 1) ~ '[aeiouy]'
  $$;

create table category (
  tenant text not null,
  id text not null,
  parent_id text,
  names jsonb not null,
  sort_key text not null default '',
  is_virtual boolean not null default false,
  thumbnail_path text,
  -- From the root to the category itself.
  path text[] not null,
  primary key (tenant, id)
);

create table supplier (
  tenant text not null,
  id text not null,
  name text not null,
  doc jsonb not null default '{}',
  primary key (tenant, id)
);

create table article (
  tenant text not null,
  sku text not null,
  status text not null,
  category_id text not null,
  -- Ids of the category and all above it, and of virtual categories.
  category_ids text[] not null,
  supplier_id text,
  brand text,
  -- Articles that are variants of one another carry the same key.
  variant_group text,
  listed_on date not null,
  -- Name in German, made comparable; compared byte by byte, so that every engine sorts alike.
  sort_name text collate "C" not null,
  -- The wire's product without prices, texts, or anything that depends on the day or the buyer.
  doc jsonb not null,
  -- { "de-AT": {name, shortDescription, …}, "en-GB": {…} }; English may lack fields.
  texts jsonb not null,
  -- The wire's product details, texts by language where they differ.
  details jsonb not null default '{}',
  gtins text[] not null default '{}',
  attribute_keys text[] not null default '{}',
  sales_conditions text[] not null default '{}',
  -- Positions 0 to 13; null where nothing is known, which is never "free of it".
  allergens_contained smallint[],
  allergens_traces smallint[],
  -- "EGG:AT", "MEAT:UNKNOWN" …
  origins text[] not null default '{}',
  origin_countries text[] not null default '{}',
  packaging text not null default 'NO_DATA',
  wine_country text,
  wine_region text,
  wine_grapes text[] not null default '{}',
  recommended_skus text[] not null default '{}',
  has_safety_datasheet boolean not null default false,
  is_promoted_for_cart boolean not null default false,
  -- Names, brand, category names, numbers and codes, made comparable.
  search_text text not null,
  search_de tsvector not null,
  search_en tsvector not null,
  primary key (tenant, sku)
);
create index article_category on article using gin (category_ids);
create index article_search_de on article using gin (search_de);
create index article_search_en on article using gin (search_en);
create index article_trigrams on article using gin (search_text gin_trgm_ops);
create index article_gtins on article using gin (gtins);
create index article_variants on article (tenant, variant_group) where variant_group is not null;
create index article_cross_tenant_id on article (tenant, (doc->>'crossTenantProductId'));
create index article_order on article (tenant, sort_name, sku);

-- Who a price is for: everybody in the tenant (both empty), a price list, a customer, or a fair.
create table article_price (
  id bigint generated always as identity primary key,
  tenant text not null,
  sku text not null,
  price_list text,
  customer_id text,
  fair_id text,
  -- The wire's price.
  price jsonb not null,
  -- The three of them in one word, so that a buyer's prices are found by a list of words.
  audience text not null generated always as (
    coalesce('F:' || fair_id, '') || coalesce('L:' || price_list, '') || coalesce('C:' || customer_id, '')
  ) stored,
  foreign key (tenant, sku) references article (tenant, sku) on delete cascade
);
create index article_price_of_article on article_price (tenant, sku, audience);
create index article_price_of_audience on article_price (tenant, audience) where audience <> '';

-- Under row security no index serves an operator that might tell something in an error message, and those of text
-- searches are all such. These functions run beside the policies and therefore name the tenant themselves: always the
-- one the transaction was opened for, never one that is handed in.

create function articles_by_words(locale text, query text)
  returns table (sku text, score real)
  language plpgsql stable security definer set search_path = public
  as $$
  #variable_conflict use_column
  begin
    -- Weights of D, C, B, A: the rest, ends of compounds, brand and categories, name and numbers.
    if locale = 'de-AT' then
      return query select a.sku, ts_rank('{0.05,0.5,0.3,1}', a.search_de, q, 1)
        from article a, to_tsquery('german', query) q
        where a.tenant = current_setting('shop.tenant', true) and a.search_de @@ q;
    else
      return query select a.sku, ts_rank('{0.05,0.5,0.3,1}', a.search_en, q, 1)
        from article a, to_tsquery('english', query) q
        where a.tenant = current_setting('shop.tenant', true) and a.search_en @@ q;
    end if;
  end
  $$;

-- How alike the words are to those of an article on average; the index finds those alike in one word at least.
create function articles_by_likeness(words text[], at_least real)
  returns table (sku text, score real)
  language plpgsql stable security definer set search_path = public
  as $$
  #variable_conflict use_column
  begin
    perform set_config('pg_trgm.word_similarity_threshold', at_least::text, true);
    return query select alike.sku, alike.score::real from (
      select a.sku, (select avg(word_similarity(word, a.search_text)) from unnest(words) as word) as score
      from article a
      where a.tenant = current_setting('shop.tenant', true) and a.search_text %> any (words)
    ) alike
    where alike.score >= at_least;
  end
  $$;

-- The articles that numbers, codes or whole names stand for.
create function articles_by_name(names text[], gtins text[], by_cross_tenant_id boolean)
  returns table (name text, sku text)
  language sql stable security definer set search_path = public
  as $$
    select n.name, a.sku
    from unnest(names, gtins) as n (name, gtin)
    cross join lateral (
      select a.sku from article a
      where a.tenant = current_setting('shop.tenant', true) and a.sku = n.name
      union
      select a.sku from article a
      where by_cross_tenant_id and a.tenant = current_setting('shop.tenant', true)
        and a.doc->>'crossTenantProductId' = n.name
      union
      select a.sku from article a
      where a.tenant = current_setting('shop.tenant', true) and a.gtins @> array[n.gtin]
      union
      select a.sku from article a
      where a.tenant = current_setting('shop.tenant', true) and a.sort_name = normal_text(n.name)
        and a.status <> 'INACTIVE'
    ) a
  $$;

-- For each name the few articles that hold all its words, the best first; a restricted customer's own ones only.
create function articles_by_words_of_names(locale text, names text[], is_restricted boolean, at_most integer)
  returns table (name text, skus text[])
  language plpgsql stable security definer set search_path = public
  as $$
  #variable_conflict use_column
  begin
    return query select n.name, array_agg(a.sku order by a.rank desc, a.sku)
    from unnest(names) as n (name)
    cross join lateral (
      select a.sku, ts_rank(case locale when 'de-AT' then a.search_de else a.search_en end, n.query, 1) as rank
      from (
        select plainto_tsquery(case locale when 'de-AT' then 'german' else 'english' end::regconfig, search_words(n.name))
      ) as n (query)
      join article a on
        a.tenant = current_setting('shop.tenant', true) and a.status <> 'INACTIVE'
        and ((locale = 'de-AT' and a.search_de @@ n.query) or (locale <> 'de-AT' and a.search_en @@ n.query))
      where not is_restricted or exists (
        select from assortment_entry r
        where r.tenant = a.tenant and r.customer_id = current_setting('shop.customer', true) and r.sku = a.sku
      )
      order by rank desc, a.sku
      limit at_most
    ) a
    group by n.name;
  end
  $$;

-- Counts the changes of what searches hold in memory, so that every process notices: 'articles' of a tenant, and
-- 'prices:' with the audience.
create table catalogue_revision (
  tenant text not null,
  part text not null,
  revision bigint not null,
  primary key (tenant, part)
);

create function count_catalogue_changes() returns trigger
  language plpgsql security definer set search_path = public
  as $$
  begin
    insert into catalogue_revision (tenant, part, revision)
    select distinct tenant, 'articles', 1 from changed order by tenant
    on conflict (tenant, part) do update set revision = catalogue_revision.revision + 1;
    return null;
  end
  $$;

create function count_price_changes() returns trigger
  language plpgsql security definer set search_path = public
  as $$
  begin
    insert into catalogue_revision (tenant, part, revision)
    select distinct tenant, 'prices:' || audience, 1 from changed order by 1, 2
    on conflict (tenant, part) do update set revision = catalogue_revision.revision + 1;
    return null;
  end
  $$;

${watched('article', 'count_catalogue_changes')}
${watched('category', 'count_catalogue_changes')}
${watched('supplier', 'count_catalogue_changes')}
${watched('article_price', 'count_price_changes')}

create table picture (
  key text primary key,
  media_type text not null,
  bytes bytea not null
);
`;
