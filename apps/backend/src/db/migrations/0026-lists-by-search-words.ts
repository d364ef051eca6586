/**
 * Pasted lists of names are read with the words of the search. The full-text columns of articles, which served nothing
 * else any more and took half of an import's time, go. The stem of a word is computed here once more, by the rules of the
 * search engine, so that words are found by it with an index.
 */
export const listsBySearchWords = /* sql */ `
drop function articles_by_words_of_names(text, text[], boolean, integer);
alter table article drop column search_text, drop column search_de, drop column search_en;
drop function compound_ends(text);
drop function search_words(text);

alter table search_word add column stem text collate "C" not null generated always as (
  case
    when length(word) >= 6 and word ~ '(em|en|es)$' then left(word, -2)
    when length(word) >= 5 and word ~ '([bdfghklmnrtz]s|[lr]n)$' then left(word, -1)
    when length(word) >= 4 and word ~ 'e$' then left(word, -1)
    else word
  end
) stored;
create index search_word_stem on search_word (stem);
create index search_word_end on search_word (reverse(stem));

-- Articles are taken in anew at the next start: words of categories stand apart from then on. What sells is counted again
-- by the next nightly count.
delete from search_article;

-- For each name, by its number, the few articles that have a word for each of its wishes, the best first; a restricted
-- customer's own ones only. A wish is one row or several: stems that fulfil it, and what compounds that do so end with.
create function articles_by_words_of_names(
  names integer[], wishes integer[], stems text[], ends text[], is_restricted boolean, at_most integer
)
  returns table (name integer, skus text[])
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off set enable_indexscan = off
  as $$
  #variable_conflict use_column
  declare
    of_tenant text := current_setting('shop.tenant', true);
    first_term integer := (select s.number * 16777216 from public.search_tenant s where s.tenant = of_tenant);
  begin
    return query
    with given as (
      select name, wish, stem, ending collate "C" as ending
      from unnest(names, wishes, stems, ends) as g (name, wish, stem, ending)
    ),
    found as (
      select g.name, g.wish, w.id, true as is_word
      from given g join public.search_word w on w.stem = g.stem collate "C"
      union
      -- The part before has three letters and a vowel, so that "schwein" does not answer to "wein".
      select g.name, g.wish, w.id, false
      from given g
      join public.search_word w
        on reverse(w.stem) >= reverse(g.ending) and reverse(w.stem) < reverse(g.ending) || chr(1114111)
        and length(w.stem) - length(g.ending) >= 3
        and left(w.stem, -length(g.ending)) ~ '[aeiouy]'
    ),
    -- Lists differ in length, and rows of one array must not: they are kept as texts.
    wished as (
      select g.name, g.wish,
        coalesce(array_agg(t.term) filter (where t.term is not null), '{}')::text as terms,
        coalesce(array_agg(t.term) filter (where f.is_word and t.is_name), '{}')::text as own,
        count(t.term) as size
      from (select distinct name, wish from given) g
      left join found f on f.name = g.name and f.wish = g.wish
      left join lateral (
        values (first_term + 2 * f.id, true), (first_term + 2 * f.id + 1, false)
      ) as t (term, is_name) on f.id is not null
      group by 1, 2
    ),
    wanted as (
      select name, array_agg(terms order by size) as lists, array_agg(own) as own_lists from wished group by 1
    )
    select w.name, array_agg(a.sku order by a.named desc, a.name_length, a.popularity desc, a.sku)
    from wanted w
    cross join lateral (
      select s.sku, s.name_length, s.popularity, o.named
      from public.search_article s
      join public.article a on a.tenant = s.tenant and a.sku = s.sku and a.status <> 'INACTIVE'
      cross join lateral (
        select count(*) as named from unnest(w.own_lists) as own where s.terms && own::integer[]
      ) o
      where s.tenant = of_tenant
        -- The rarest ones by the index; a wish that nothing fulfils is the rarest.
        and s.terms && w.lists[1]::integer[]
        and s.terms && coalesce(w.lists[2], w.lists[1])::integer[]
        and s.terms && coalesce(w.lists[3], w.lists[1])::integer[]
        and not exists (select from unnest(w.lists[4:]) as more where not s.terms && more::integer[])
        and (
          not is_restricted or exists (
            select from public.assortment_entry r
            where r.tenant = s.tenant and r.customer_id = current_setting('shop.customer', true) and r.sku = s.sku
          )
        )
      order by o.named desc, s.name_length, s.popularity desc, s.sku
      limit at_most
    ) a
    group by w.name;
  end
  $$;
revoke execute on function articles_by_words_of_names(integer[], integer[], text[], text[], boolean, integer)
  from public;
grant execute on function articles_by_words_of_names(integer[], integer[], text[], text[], boolean, integer)
  to shop_app;
`;
