import { sql } from 'kysely';
import type { Queries, Store } from '../../db';
import { reachesAnotherTenant, foreignRowsIn, tablesWithPolicy, WRITE_ONLY } from '../access-control';
import type { Removal } from './removed-guard';

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
  for (const table of await store.asSystem(tablesWithPolicy)) {
    const strangers = await undone(store, async (queries) => {
      await openPolicy(queries, table);
      return foreignRowsIn(queries, table, customerId);
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
