import { sql } from 'kysely';
import type { Queries, Store } from '../../db';
import { reachesAnotherTenant, strangersIn, walledTables, WRITE_ONLY } from '../rights';
import type { Removal } from './removal';

const FORMS = 'second-wall.test.ts: a form can be left with the own tenant only';
const SECOND_WALL = 'second-wall.test.ts: a query without any condition sees nobody else';

/** Carries findings out of a transaction that is to be rolled back. */
class Undone extends Error {
  override readonly name = 'Undone';
}

/** Does work in a transaction that leaves nothing. */
const undone = async <T>(store: Store, work: (queries: Queries) => Promise<T>): Promise<T | undefined> => {
  let result: T | undefined;
  await store
    .asSystem(async (queries) => {
      result = await work(queries);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return result;
};

const openPolicy = (queries: Queries, { name, policy }: { readonly name: string; readonly policy: string }) =>
  sql`alter policy ${sql.id(policy)} on ${sql.table(name)} using (true)`.execute(queries);

/** Takes the policy of each table away, one at a time. */
export const removePolicies = async (store: Store, customerId: string): Promise<readonly Removal[]> => {
  const isReached = await undone(store, async (queries) => {
    await openPolicy(queries, WRITE_ONLY);
    return reachesAnotherTenant(queries);
  });
  const removals: Removal[] = [
    {
      id: `policy ${WRITE_ONLY.policy}`,
      kind: 'POLICY',
      text: `row-level security of ${WRITE_ONLY.name}`,
      ...(isReached === true && { test: FORMS, finding: 'a form was left with another tenant' }),
    },
  ];
  for (const table of await store.asSystem(walledTables)) {
    const strangers = await undone(store, async (queries) => {
      await openPolicy(queries, table);
      return strangersIn(queries, table, customerId);
    });
    const seen = strangers?.seen ?? 0;
    removals.push({
      id: `policy ${table.policy}`,
      kind: 'POLICY',
      text: `row-level security of ${table.name}`,
      ...(seen > 0 && { test: SECOND_WALL, finding: `${seen} rows of others in ${table.name}` }),
    });
  }
  return removals;
};

/** A condition on the tenant or customer inside a function of the database. */
const CONDITION =
  /\b\w+\.(?:tenant|customer_id)(?: \|\| '')? = (?:of_tenant|of_customer|current_setting\('shop\.(?:tenant|customer)'(?:::text)?, true\))/g;

interface StoredFunction {
  readonly name: string;
  readonly definition: string;
}

/** Functions of the schema that look at rows of tenants. */
const storedFunctions = async (queries: Queries): Promise<readonly StoredFunction[]> => {
  const { rows } = await sql<StoredFunction>`
    select p.proname::text as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and p.prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    order by 1`.execute(queries);
  return rows;
};

/**
 * Takes the conditions inside the database's functions away, one at a time.
 *
 * @param notice says which test fails while a condition is gone
 */
export const removeFunctionConditions = async (
  store: Store,
  notice: () => Promise<Pick<Removal, 'test' | 'finding'>>,
): Promise<readonly Removal[]> => {
  const removals: Removal[] = [];
  const replace = (definition: string) =>
    store.asSystem(async (queries) => {
      await sql.raw(definition).execute(queries);
    });
  for (const { name, definition } of await store.asSystem(storedFunctions))
    for (const [index, match] of [...definition.matchAll(CONDITION)].entries()) {
      const { 0: text, index: at } = match;
      await replace(`${definition.slice(0, at)}true${definition.slice(at + text.length)}`);
      removals.push({ id: `function ${name} ${index + 1}`, kind: 'FUNCTION', text, ...(await notice()) });
      await replace(definition);
    }
  return removals;
};
