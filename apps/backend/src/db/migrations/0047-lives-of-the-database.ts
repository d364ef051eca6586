/**
 * A database that was restored to a moment, or whose standby took over before it had everything, has forgotten what it
 * gave out since: its next order would carry the number of one that the merchandise system has already, and be thrown
 * away there as a repetition. Each life of a PostgreSQL has a timeline of its own, each copy by dump another system: when
 * either is another than last time, all that counts goes on far beyond what may have been given out.
 */
export const livesOfTheDatabase = /* sql */ `
create table database_life (
  is_only boolean primary key default true check (is_only),
  system text not null,
  timeline text not null,
  began_at timestamptz not null default now()
);
insert into database_life (system, timeline)
  select system_identifier::text, left(pg_walfile_name(pg_current_wal_lsn()), 8) from pg_control_system();

-- Answers whether this life began unnoticed.
create function notice_new_life() returns boolean language plpgsql set search_path = public, pg_temp as $$
declare
  own database_life;
begin
  select true, system_identifier::text, left(pg_walfile_name(pg_current_wal_lsn()), 8), now()
    into own from pg_control_system();
  -- Several nodes find out at once: all wait here for the first.
  perform from database_life for update;
  if exists (select from database_life where system = own.system and timeline = own.timeline) then
    return false;
  end if;
  update database_life set system = own.system, timeline = own.timeline, began_at = own.began_at;
  perform setval('order_number', nextval('order_number') + 100000);
  perform setval(pg_get_serial_sequence('cart_event', 'id'), nextval(pg_get_serial_sequence('cart_event', 'id')) + 1000000);
  -- A page that has seen a forgotten version of a cart must not pass for one that saw the same number now.
  update cart set version = version + 1000000;
  return true;
end $$;
revoke execute on function notice_new_life() from public;
`;
