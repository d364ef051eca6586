import type { Buyers } from '../backend/buyers';

/** Lines of a standing order, and how many different ones there are. */
const LINES = 10;
const KINDS = 20;
/** Above every minimum of the demonstration's articles, and a multiple of their packs. */
const AMOUNT = 60;

/** Lines of a standing order as they are stored. */
export const standingLines = ({ articleAt }: Pick<Buyers, 'articleAt'>, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...articleAt(first + index), amount: AMOUNT }));

/** What the standing orders hold, for $2 of {@link STANDING_ORDERS}. */
export const kindsOfLines = (buyers: Buyers): string =>
  JSON.stringify(Array.from({ length: KINDS }, (_, kind) => standingLines(buyers, kind * LINES, LINES)));

/**
 * One deadline for all customers of the sales representative, and a delivery for the day after: $1 its time today. Nothing is
 * asked of an order's value.
 */
export const ONE_DEADLINE = /* sql */ `
update delivery_slot set slot = (slot - 'minimumOrderValue') || jsonb_build_object(
  'day', extract(dow from (now() at time zone 'Europe/Vienna') + interval '1 day')::integer,
  'lastOrderDay', extract(dow from now() at time zone 'Europe/Vienna')::integer,
  'lastOrderTime', $1::text)
where tenant = 'AZ' and customer_id between '500001' and '504000'`;

/** Standing orders of those customers, one after the other; none of them is looked at yet. $1 how many, $2 their lines */
export const STANDING_ORDERS = /* sql */ `
with buyer as (
  select c.id, row_number() over (order by c.id)::integer - 1 as place, count(*) over ()::integer as buyers
  from customer c where c.tenant = 'AZ' and c.id between '500001' and '504000'
)
insert into standing_order (tenant, id, customer_id, name, lines, rhythm, from_day, mode, closed_days, guards, created_at,
  changed_at, changed_by, next_check_at)
select 'AZ', 'bench-' || i, b.id, 'Milch ' || i, $2::jsonb -> (i % jsonb_array_length($2::jsonb)),
  jsonb_build_object('kind', 'WEEKDAYS', 'days',
    jsonb_build_array(extract(dow from (now() at time zone 'Europe/Vienna') + interval '1 day')::integer)), current_date, 'SUBMIT_AT_DEADLINE', 'SKIP',
  '{"missing": "SKIP_LINE"}', now(), now(), 'bench', null
from generate_series(0, $1::integer - 1) i
join buyer b on b.place = i % b.buyers`;

/** All of them are due. */
export const DUE_NOW = /* sql */ `update standing_order set next_check_at = now() where id like 'bench-%'`;

/** How many have become an order, and how many wait for an answer instead. */
export const OUTCOME = /* sql */ `
select count(distinct standing_order_id) filter (where state = 'ORDERED')::integer as ordered,
  count(distinct standing_order_id) filter (where state <> 'ORDERED' and 'ASK' = any(told))::integer as asked
from standing_occurrence where standing_order_id like 'bench-%'`;
