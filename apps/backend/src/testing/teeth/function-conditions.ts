import { sql } from 'kysely';
import type { Queries, Store } from '../../db';

/** A condition on the tenant or customer inside a function of the database. */
const CONDITION =
  /\b\w+\.(?:tenant|customer_id)(?: \|\| '')? = (?:of_tenant|of_customer|current_setting\('shop\.(?:tenant|customer)'(?:::text)?, true\))/g;

/** A condition, and what its function is with and without it. */
export interface FunctionCondition {
  /** Such as `function articles_by_name 2`: its second. */
  readonly id: string;
  readonly text: string;
  /** Statement that makes the function as it is. */
  readonly standing: string;
  /** Statement that makes it without the condition. */
  readonly removed: string;
}

const conditionsOf = (name: string, definition: string): readonly FunctionCondition[] =>
  [...definition.matchAll(CONDITION)].map(({ 0: text, index }, place) => ({
    id: `function ${name} ${place + 1}`,
    text,
    standing: definition,
    removed: `${definition.slice(0, index)}true${definition.slice(index + text.length)}`,
  }));

/** All conditions in the functions of a database that look at rows of tenants. */
export const functionConditions = async (queries: Queries): Promise<readonly FunctionCondition[]> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select p.proname::text as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and p.prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    order by 1`.execute(queries);
  return rows.flatMap(({ name, definition }) => conditionsOf(name, definition));
};

/** Takes one condition away for good. */
export const removeCondition = (store: Store, id: string): Promise<void> =>
  store.asSystem(async (queries) => {
    const condition = (await functionConditions(queries)).find((one) => one.id === id);
    if (condition === undefined) throw new Error(`There is no ${id}`);
    await sql.raw(condition.removed).execute(queries);
  });
