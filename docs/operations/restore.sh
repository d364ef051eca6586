#!/bin/sh
# Backs a database up, restores it to a moment, rehearses both: see restore.md. Needs PostgreSQL's own programs and their
# user; nothing of the shop.
set -eu
PATH="${PG_BIN:-$(pg_config --bindir 2>/dev/null || true)}:$PATH"

fail() {
  echo "$*" >&2
  exit 1
}

usage() {
  echo "Usage: restore.sh backup DATABASE_URL BACKUP
       restore.sh restore BACKUP ARCHIVE DATA TARGET
       restore.sh rehearse DATABASE_URL ARCHIVE [SECONDS]" >&2
  exit 2
}

backup() {
  pg_basebackup --dbname="$1" --pgdata="$2" --checkpoint=fast
}

# Lays DATA out so that a PostgreSQL which is started on it goes as far as TARGET (a time, a place in the log, the name of
# a restore point) and takes writes from there.
lay_out() {
  case $4 in
    *-*-*:*) kind=time ;;
    */*) kind=lsn ;;
    *) kind=name ;;
  esac
  [ -f "$1/backup_label" ] || fail "$1 is no base backup"
  [ -d "$2" ] || fail "There is no archive $2"
  [ ! -e "$3/PG_VERSION" ] || fail "$3 holds a database already: move it away, do not delete it"
  mkdir -p "$3"
  chmod 700 "$3"
  cp -R "$1/." "$3/"
  cat >>"$3/postgresql.auto.conf" <<CONF
restore_command = 'cp "$2/%f" "%p"'
recovery_target_$kind = '$4'
recovery_target_action = 'promote'
CONF
  : >"$3/recovery.signal"
}

# What a database holds, one line a kind; the last day's orders and all open carts and jobs with what is in them.
FIGURES="
select 'orders', count(*), coalesce(max(number), '') from customer_order
union all select 'orders of the day', count(*), md5(coalesce(string_agg(tenant || id || doc::text, '' order by tenant, id), ''))
  from customer_order where created_at > :'moment'::timestamptz - interval '1 day'
union all select 'keys of orders', count(*), md5(coalesce(string_agg(key || order_id, '' order by key, order_id), ''))
  from submission where created_at > :'moment'::timestamptz - interval '1 day'
union all select 'carts', count(*), sum(ordered_version)::text from cart
union all select 'lines of carts', count(*), md5(coalesce(string_agg(l::text, '' order by tenant, customer_id, code, sku), ''))
  from cart_line l where content is not null
union all select 'open jobs', count(*), md5(coalesce(string_agg(name || id || data::text, '' order by id), ''))
  from jobs.job where state in ('created', 'retry', 'active')"

rehearse() {
  url=$1
  archive=$2
  seconds=${3:-10}
  ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }
  work=$(mktemp -d "${TMPDIR:-/tmp}/rehearse-XXXXXX")
  trap 'pg_ctl --pgdata="$work/data" --mode=immediate stop >/dev/null 2>&1 || true; rm -rf "$work"' EXIT
  trap 'exit 1' INT TERM
  began=$(date +%s)
  backup "$url" "$work/backup"
  echo "Base backup after $(($(date +%s) - began)) s: $(du -sh "$work/backup" | cut -f1)"

  # While this transaction holds the tables, everything that was stored is before the restore point and nothing after it.
  moment=$(ask --dbname="$url" --command='select now()')
  point="rehearsal-$$-$began"
  # Writers come in any order: it gives way to them before the database would have to end one, and tries again.
  tries=0
  until ask --dbname="$url" --set=moment="$moment" --set=point="$point" >"$work/before" 2>"$work/refused" <<SQL
begin;
set local lock_timeout = '200ms';
lock table customer_order, submission, cart, cart_line, jobs.job in share mode;
$FIGURES;
select pg_create_restore_point(:'point') \g /dev/null
commit;
SQL
  do
    tries=$((tries + 1))
    [ "$tries" -lt 50 ] || fail "$(cat "$work/refused")"
  done
  echo "Moment: $moment. Writing goes on for $seconds s …"
  sleep "$seconds"
  echo "Orders since: $(ask --dbname="$url" --set=moment="$moment" <<SQL
select count(*) from customer_order where created_at > :'moment'::timestamptz
SQL
)"
  last=$(ask --dbname="$url" --command='select pg_walfile_name(pg_switch_wal())')
  tries=0
  until [ -f "$archive/$last" ]; do
    tries=$((tries + 1))
    [ "$tries" -le 600 ] || fail "$last does not arrive in $archive: look at archive_command and at pg_stat_archiver"
    sleep 0.1
  done

  name=$(ask --dbname="$url" --command='select current_database()')
  user=$(ask --dbname="$url" --command='select current_user')
  began=$(date +%s)
  lay_out "$work/backup" "$archive" "$work/data" "$point"
  : >"$work/postgresql.conf"
  echo 'local all all trust' >"$work/pg_hba.conf"
  # Nobody reaches it but who may enter the folder, and it adds nothing to the archive.
  pg_ctl --pgdata="$work/data" --wait --timeout=86400 --log="$work/log" --options="-c config_file='$work/postgresql.conf' \
    -c hba_file='$work/pg_hba.conf' -c ident_file='' -c listen_addresses='' -c unix_socket_directories='$work' \
    -c port=5432 -c archive_mode=off -c hot_standby=off -c fsync=off -c ssl=off" start >/dev/null || {
    cat "$work/log" >&2
    fail 'The restored database did not start'
  }
  # One that lets nobody in while it restores counts as started at once: it is asked until it answers.
  until pg_isready --quiet --host="$work" --port=5432; do
    pg_ctl --pgdata="$work/data" status >/dev/null || {
      cat "$work/log" >&2
      fail 'The restored database ended while it was restored'
    }
    sleep 0.2
  done
  ask --host="$work" --port=5432 --username="$user" --dbname="$name" --set=moment="$moment" >"$work/after" <<SQL
$FIGURES;
SQL
  echo "Restored and started after $(($(date +%s) - began)) s"
  if ! diff "$work/before" "$work/after"; then fail 'The restored database differs: < is what there was, > what came back'; fi
  cut -d'|' -f1,2 "$work/after" | tr '|' '\t'
  echo 'The restored database holds exactly what there was at the moment.'
}

case "${1-}:$#" in
  backup:3) backup "$2" "$3" ;;
  restore:5) lay_out "$2" "$3" "$4" "$5" ;;
  rehearse:3 | rehearse:4) rehearse "$2" "$3" "${4-10}" ;;
  *) usage ;;
esac
