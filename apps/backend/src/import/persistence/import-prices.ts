import { sql } from 'kysely';
import type { Queries } from '../../db';
import { PRICE_COLUMNS, PRICE_FIELDS, priceOfRow } from '../parsing/price-of-row';
import { priceKey, priceLine, type PriceLine } from '../schemas/price-line';
import { rejected, type LineOutcome } from './line-outcome';
import type { ImportContext, Importer, Removal } from './importer';

const BATCH = 2_000;

const rowOf = ({ sku, priceList, customerId, fairId, ...price }: PriceLine, position: number) => ({
  position,
  sku,
  price_list: priceList ?? null,
  customer_id: customerId ?? null,
  fair_id: fairId ?? null,
  type: price.type,
  from_quantity: price.minQuantity,
  from_day: price.fromDate ?? '',
  price,
});

interface Outcome {
  readonly position: number;
  readonly fate: 'NEW' | 'CHANGED' | 'UNCHANGED' | 'NO_ARTICLE' | 'NO_CUSTOMER' | 'NO_FAIR';
}

/**
 * One statement: what is there is compared and, where it differs, written; what is not is inserted. A tenant that is new
 * is not in the table's statistics yet, and a join would be planned for no rows and compare all with all: `offset 0`
 * has every line look up its own by the index.
 */
const mergePrices = async (queries: Queries, tenant: string, lines: readonly PriceLine[]) => {
  const { rows } = await sql<Outcome>`
    with input as (
      select *, coalesce('F:' || fair_id, '') || coalesce('L:' || price_list, '') || coalesce('C:' || customer_id, '')
        as audience
      from jsonb_to_recordset(${JSON.stringify(lines.map(rowOf))}::jsonb) as line (
        position integer, sku text, price_list text, customer_id text, fair_id text, type text,
        from_quantity numeric, from_day text, price jsonb
      )
    ),
    checked as (
      select i.*,
        case
          when not exists (select from article a where a.tenant = ${tenant} and a.sku = i.sku) then 'NO_ARTICLE'
          when i.customer_id is not null
            and not exists (select from customer c where c.tenant = ${tenant} and c.id = i.customer_id) then 'NO_CUSTOMER'
          when i.fair_id is not null and not exists (select from fair f where f.id = i.fair_id) then 'NO_FAIR'
        end as problem
      from input i
    ),
    known as (
      select i.position, p.id, i.price, p.price is distinct from i.price as differs
      from checked i
      cross join lateral (
        select a.id, a.price from article_price a
        where a.tenant = ${tenant} and a.sku = i.sku and a.audience = i.audience
          and a.price->>'type' = i.type
          and coalesce((a.price->>'minQuantity')::numeric, 0) = i.from_quantity
          and coalesce(a.price->>'fromDate', '') = i.from_day
        offset 0
      ) p
      where i.problem is null
    ),
    changed as (
      update article_price p set price = k.price from known k where p.id = k.id and k.differs
    ),
    inserted as (
      insert into article_price (tenant, sku, price_list, customer_id, fair_id, price)
      select ${tenant}, sku, price_list, customer_id, fair_id, price
      from checked i
      where problem is null and not exists (select from known k where k.position = i.position)
      order by position
    )
    select i.position,
      coalesce(i.problem, case when k.position is null then 'NEW' when k.differs then 'CHANGED' else 'UNCHANGED' end)
        as fate
    from checked i
    left join (select position, bool_or(differs) as differs from known group by position) k on k.position = i.position
    order by i.position`.execute(queries);
  return rows;
};

const fateOf = ({ fate }: Outcome, { sku, customerId = '', fairId = '' }: PriceLine): LineOutcome => {
  if (fate === 'NO_ARTICLE') return rejected(`sku: there is no article ${sku}`);
  if (fate === 'NO_CUSTOMER') return rejected(`customerId: there is no customer ${customerId}`);
  return fate === 'NO_FAIR' ? rejected(`fairId: there is no fair ${fairId}`) : fate;
};

/** Prices the file does not name, of those audiences (everybody, a list, a customer, a fair) that it does name. */
const deleteMissing = async (
  queries: Queries,
  tenant: string,
  run: string,
  mostOf: number,
): Promise<Removal> => {
  const key = sql`concat_ws(E'\\t', p.sku, p.audience, p.price->>'type', coalesce(p.price->>'minQuantity', '0'),
    coalesce(p.price->>'fromDate', ''))`;
  const named = sql`p.tenant = ${tenant}
    and p.audience in (select split_part(key, E'\\t', 2) from import_seen where run = ${run}::uuid)`;
  const isMissing = sql`not exists (select from import_seen s where s.run = ${run}::uuid and s.key = ${key})`;
  const { rows } = await sql<{ all: number; missing: number }>`
    select count(*)::int as all, count(*) filter (where ${isMissing})::int as missing
    from article_price p where ${named}`.execute(queries);
  const { all = 0, missing = 0 } = rows[0] ?? {};
  if (missing === 0 || missing > all * mostOf) return { of: all, removed: missing };
  await sql`delete from article_price p where ${named} and ${isMissing}`.execute(queries);
  return { of: all, removed: missing };
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Prices of articles that are there already. */
export const priceImporter = ({ tenant }: ImportContext): Importer<PriceLine> => ({
  shape: priceLine,
  batch: BATCH,
  keyOf: priceKey,
  // A price that is refused is named all the same, as far as the line still tells which.
  keyOfRefused: (value) => {
    const sku = textOf(value['sku']);
    const read = priceLine.safeParse({
      ...value,
      rawValueString: '1',
      attachedDiscount: undefined,
      attachedBonus: undefined,
      uvp: undefined,
    });
    return sku === undefined || !read.success ? undefined : priceKey(read.data);
  },
  csv: { columns: PRICE_COLUMNS, fields: PRICE_FIELDS, lineOf: priceOfRow },
  store: async (queries, lines) => {
    const outcomes = await mergePrices(queries, tenant, lines);
    return lines.map((line, position) => {
      const outcome = outcomes[position];
      return outcome === undefined ? 'UNCHANGED' : fateOf(outcome, line);
    });
  },
  removeMissing: (queries, run, mostOf) => deleteMissing(queries, tenant, run, mostOf),
});
