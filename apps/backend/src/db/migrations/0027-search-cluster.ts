/**
 * What a search cluster is told, in the transaction that changed it: without a cluster nothing is noted. Requests have no
 * right to these tables.
 */
export const searchCluster = /* sql */ `
create table search_cluster (
  -- There is one at most.
  is_only boolean primary key default true check (is_only),
  -- Its address and the names of its indexes: another one is filled from the beginning.
  name text not null,
  -- Everything there was when it was registered has reached it.
  is_filled boolean not null default false
);
alter table search_cluster enable row level security;

-- Articles that have changed. The number is the version the cluster is told: of two tellings the later one counts.
create table search_change (
  id bigint generated always as identity primary key,
  tenant text not null,
  sku text not null,
  -- A process that tells the cluster has time until then.
  taken_until timestamptz
);
alter table search_change enable row level security;

create function note_search_changes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if exists (select from public.search_cluster) then
      insert into public.search_change (tenant, sku) select tenant, sku from changed order by 1, 2;
    end if;
    return null;
  end
  $$;
revoke execute on function note_search_changes() from public;
create trigger search_article_insert after insert on search_article
  referencing new table as changed for each statement execute function note_search_changes();
create trigger search_article_update after update on search_article
  referencing new table as changed for each statement execute function note_search_changes();
create trigger search_article_delete after delete on search_article
  referencing old table as changed for each statement execute function note_search_changes();
`;
